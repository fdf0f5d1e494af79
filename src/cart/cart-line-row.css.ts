import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { feature } from '#theme/rule.ts'

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.edge}` } },
    // Text twice as large on a phone.
    '@media': { '(max-width: 17em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const media = style(
  feature({ width: '5rem', height: '5rem', borderRadius: vars.radius.medium, overflow: 'hidden' }),
)

export const image = style(feature(cover))

export const text = style(feature({ minWidth: 0 }))

export const name = style(
  feature({
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
  }),
)

export const price = style(feature({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' }))

export const update = style(feature({ fontSize: vars.text.small, fontWeight: 600, color: vars.color.ink }))

export const controls = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: vars.space[2],
  }),
)

/** Its icon ends where the total does. */
export const remove = style(feature({ marginInlineEnd: '-0.8125rem' }))

export const stepper = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.round,
    '@media': { print: { border: 'none' } },
  }),
)

export const quantity = style(
  feature({
    '@media': { print: { selectors: { '&::before': { content: '"Quantity: "' } } } },
    minWidth: '2rem',
    textAlign: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
)
