import { createContainer, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'
import { columnWidths, gap } from './grid-layout.ts'

export const gridBox = createContainer()

export const box = style(room({ containerType: 'inline-size', containerName: gridBox }))

/** Before the grid's width is known (in the prerendered page) the columns are CSS's; the same ones. */
export const flowing = style(
  room({
    display: 'grid',
    gap: `${gap}rem`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': Object.fromEntries(
      columnWidths.map((width, index) => [
        `${gridBox} (min-width: ${width}rem)`,
        { gridTemplateColumns: `repeat(${index + 2}, minmax(0, 1fr))` },
      ]),
    ),
  }),
)

export const placed = style(room({ position: 'relative' }))

export const cell = style(room({ contain: 'layout style' }))

export const placedCell = style(room({ position: 'absolute', top: 0, left: 0, willChange: 'transform' }))

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Where a product will be as soon as its slice has come. */
export const skeleton = style(
  room({
    height: '100%',
    minHeight: '13rem',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.sunk,
    animation: `${breathe} 1.4s ease-in-out infinite`,
  }),
)
