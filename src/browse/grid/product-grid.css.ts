import { createContainer, createVar, fallbackVar, style } from '@vanilla-extract/css'
import { attributeOf } from '#device/page-marks.ts'
import { feature } from '#theme/rule.ts'
import { columnWidths, gap, horizontalHeight, textHeight } from './grid-layout.ts'

export const gridBox = createContainer()

export const box = style(
  feature({ position: 'relative', containerType: 'inline-size', containerName: gridBox }),
)

const columns = createVar()
const verticalRow = `minmax(calc((100cqi - (${columns} - 1) * ${gap}rem) / ${columns} + ${textHeight}rem), auto)`

/**
 * Until the grid's width is measured (in the prerendered page) CSS sets the columns, with the same breakpoints, and the
 * height of a row whose cards are not laid out yet; whole texts make it higher.
 */
export const flowing = style(
  feature({
    display: 'grid',
    gap: `${gap}rem`,
    gridTemplateColumns: `repeat(${fallbackVar(columns, '1')}, minmax(0, 1fr))`,
    gridAutoRows: `minmax(${horizontalHeight}rem, auto)`,
    '@container': Object.fromEntries(
      columnWidths.map((width, index) => [
        `${gridBox} (min-width: ${width}rem)`,
        { vars: { [columns]: String(index + 2) }, ...(index === 0 && { gridAutoRows: verticalRow }) },
      ]),
    ),
  }),
)

/**
 * The box has the height of the whole list, up to the highest that browsers allow; the virtualizer sets the list's top.
 */
export const positioned = style(feature({ position: 'absolute', inset: 0 }))

/**
 * While the page defers its layout (`boot/deferred-layout.ts`) a phone lays out three cards. Its window contains no more,
 * but `content-visibility: auto` adds those up to one and a half windows below.
 */
export const cell = style(
  feature({
    contain: 'layout style',
    '@container': {
      [`${gridBox} (max-width: ${columnWidths[0] - 0.01}rem)`]: {
        '@media': {
          '(max-height: 60rem)': {
            selectors: {
              [`:root[${attributeOf('layout')}='0'] &:nth-child(n + 4)`]: { contentVisibility: 'hidden' },
            },
          },
        },
      },
    },
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
  }),
])
