import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

const both = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.small]: { columnGap: 'clamp(1.25rem, 4vw, 2.5rem)', alignItems: 'center' } },
})

/** By the side of the picture, which a phone has above the words. */
export const columns = styleVariants({
  start: [both, { '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } }],
  end: [both, { '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } } }],
})

export const picture = style({
  width: '100%',
  height: 'auto',
  // Not higher than a part of the window; a higher picture has its tint beside it.
  maxHeight: '26rem',
  objectFit: 'contain',
  borderRadius: vars.radius.large,
  '@media': {
    [from.small]: { maxHeight: '32rem', selectors: { [`${columns.end} > &`]: { order: 1 } } },
  },
})

export const words = style({ maxWidth: '40rem' })

export const action = style({ marginTop: vars.space[5] })
