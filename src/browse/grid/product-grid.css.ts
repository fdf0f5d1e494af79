import { createContainer, createVar, fallbackVar, style } from '@vanilla-extract/css'
import { feature } from '#theme/rule.ts'
import { columnWidths, gap, horizontalFrom, horizontalHeight, textHeight } from './grid-layout.ts'

const gridBox = createContainer()

export const box = style(
  feature({
    position: 'relative',
    containerType: 'inline-size',
    containerName: gridBox,
    // Its height is that of a list that scrolls. Size containers are not divided between sheets.
    '@media': { print: { height: 'auto !important', containerType: 'normal' } },
  }),
)

const columns = createVar()
const columnCount = fallbackVar(columns, '1')
const verticalRow = `minmax(calc((100cqi - (${columnCount} - 1) * ${gap}rem) / ${columnCount} + ${textHeight}rem), auto)`

export const oneColumn = `${gridBox} (max-width: ${columnWidths[0] - 0.01}rem)`

/** One column that is too narrow for horizontal cards. */
export const narrow = `${gridBox} (max-width: ${horizontalFrom - 0.01}rem)`

/** The column of horizontal cards. */
export const horizontal = `${gridBox} (min-width: ${horizontalFrom}rem) and (max-width: ${columnWidths[0] - 0.01}rem)`

/**
 * Until the grid's width is measured (in the prerendered page) CSS sets the columns, with the same breakpoints, and the
 * height of a row whose cards are not laid out yet; whole texts make it higher.
 */
/** On paper two columns of low cards, about fourteen on a sheet of A4. Not a grid, whose rows browsers cut at its end. */
const sheet = {
  print: {
    position: 'static',
    display: 'block',
    columns: 2,
    columnGap: '0.6cm',
  },
} as const

export const flowing = style(
  feature({
    '@media': sheet,
    display: 'grid',
    gap: `${gap}rem`,
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    gridAutoRows: verticalRow,
    '@container': {
      [horizontal]: { gridAutoRows: `minmax(${horizontalHeight}rem, auto)` },
      ...Object.fromEntries(
        columnWidths.map((width, index) => [
          `${gridBox} (min-width: ${width}rem)`,
          { vars: { [columns]: String(index + 2) } },
        ]),
      ),
    },
  }),
)

/**
 * The box has the height of the whole list, up to the highest that browsers allow; the virtualizer sets the list's top.
 */
export const positioned = style(feature({ position: 'absolute', inset: 0, '@media': sheet }))

export const cell = style(
  feature({
    contain: 'layout style',
    '@media': { print: { contain: 'none', breakInside: 'avoid', paddingBottom: '0.4cm' } },
  }),
)

/** `positionedStyle` sets the two variables. */
export const positionedCell = style([
  cell,
  feature({
    position: 'absolute',
    top: 0,
    left: 0,
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
  }),
])
