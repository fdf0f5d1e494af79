import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { below } from '#theme/media.ts'
import { cover } from '#theme/cover.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.edge}` } },
  // Text twice as large on a phone.
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const media = style({
  width: '5rem',
  height: '5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const image = style(cover)

export const text = style({ minWidth: 0 })

export const name = style({
  display: 'block',
  width: 'fit-content',
  // A target of 44 px whose text starts at the picture's top.
  position: 'relative',
  paddingBlock: '0.625rem',
  marginBlock: '-0.625rem',
  fontWeight: 600,
  // No single word in the last line.
  textWrap: 'pretty',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const price = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const update = style({ fontSize: vars.text.small, fontWeight: 600, color: vars.color.ink })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: vars.space[2],
})

/** Its icon ends where the total does. */
export const remove = style({ marginInlineEnd: '-0.8125rem' })

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius[controlCorner],
  '@media': { print: { border: 'none' } },
})

export const quantity = style({
  '@media': { print: { selectors: { '&::before': { content: "attr(data-label) ' '" } } } },
  minWidth: '2rem',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
