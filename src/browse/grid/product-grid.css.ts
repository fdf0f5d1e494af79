import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { gridBox, horizontal } from '../grid-box.css.ts'
import { columnWidths, gap, horizontalHeight, textHeight } from '../grid-measures.ts'
import { highest } from './tall/exact-height.ts'

export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  containerName: gridBox,
  // Its height is that of a list that scrolls. Size containers are not divided between sheets.
  '@media': { print: { display: 'block', height: 'auto !important', containerType: 'normal' } },
})

const columns = createVar()
const columnCount = fallbackVar(columns, '1')
const rowHeight = createVar()
const verticalRow = `calc((100cqi - (${columnCount} - 1) * ${gap}rem) / ${columnCount} + ${textHeight}rem)`

/** Sets the columns by the grid's width, and the height of a row. */
const rowLayout = {
  [horizontal]: { vars: { [rowHeight]: `${horizontalHeight}rem` } },
  ...Object.fromEntries(
    columnWidths.map((width, index) => [
      `${gridBox} (min-width: ${width}rem)`,
      { vars: { [columns]: String(index + 2) } },
    ]),
  ),
}
const rowPitch = `calc(${fallbackVar(rowHeight, verticalRow)} + ${gap}rem)`

/** On paper two columns of low cards, about fourteen on a sheet of A4. Not a grid, whose rows browsers cut at its end. */
const sheet = {
  print: {
    position: 'static',
    display: 'block',
    columns: 2,
    columnGap: '0.6cm',
  },
} as const

/**
 * Until the grid's width is measured (in the prerendered page) CSS sets the columns, with the same breakpoints, and the
 * height of a row whose cards are not laid out yet; whole texts make it higher.
 */
export const flowing = style({
  '@media': sheet,
  gridArea: '1 / 1',
  alignContent: 'start',
  display: 'grid',
  gap: `${gap}rem`,
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
  gridAutoRows: `minmax(${fallbackVar(rowHeight, verticalRow)}, auto)`,
  '@container': rowLayout,
})

/** Around the list: the space for cards that are not in the document. */
export const space = style({
  gridArea: '1 / 1',
  minWidth: 0,
  // The last row has no gap below it.
  maxHeight: `calc(${highest}px + ${gap}rem)`,
  marginBottom: `-${gap}rem`,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
  '@container': rowLayout,
})

/** As wide as a row is high, so that a picture of one by so many units is as high as so many rows. */
const rowsOfSpace = style({ display: 'none', width: rowPitch })

/** For a list in 1, 2, … 6 columns. */
export const spaceIn = [0, ...columnWidths].map((from, index) => {
  const below = columnWidths[index]
  const isBelow = below === undefined ? '' : ` and (max-width: ${below - 0.01}rem)`
  return style([
    rowsOfSpace,
    { '@container': { [`${gridBox} (min-width: ${from}rem)${isBelow}`]: { display: 'block' } } },
  ])
})

/**
 * The box has the height of the whole list, up to the highest that browsers allow; the virtualizer sets the list's top.
 */
export const positioned = style({ position: 'absolute', inset: 0, '@media': sheet })

export const cell = style({
  contain: 'layout style',
  '@media': { print: { contain: 'none', breakInside: 'avoid', paddingBottom: '0.4cm' } },
})

/** `positionedStyle` sets the two variables. */
export const positionedCell = style([
  cell,
  {
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    width: 'var(--card-width)',
    height: 'var(--card-height)',
    contain: 'size layout style',
    '@media': {
      print: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        contain: 'none',
        transform: 'none !important',
      },
    },
  },
])
