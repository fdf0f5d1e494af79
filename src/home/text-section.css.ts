import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

const both = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.medium]: { columnGap: vars.space[10], alignItems: 'center' } },
})

/** By the side of the picture, which a phone has above the words. */
export const columns = styleVariants({
  start: [both, { '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } }],
  end: [both, { '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } } }],
})

export const picture = style({
  width: '100%',
  height: 'auto',
  // Not higher than a part of a phone's window.
  maxHeight: '18rem',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  '@media': {
    [from.medium]: {
      maxHeight: '28rem',
      selectors: { [`${columns.end} > &`]: { order: 1 } },
    },
  },
})

export const words = style({ maxWidth: '40rem' })

export const action = style({ marginTop: vars.space[5] })
