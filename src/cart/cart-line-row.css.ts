import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { room } from '#theme/rule.ts'

export const row = style(
  room({
    display: 'grid',
    gridTemplateColumns: '5rem 1fr',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.edge}` } },
  }),
)

export const media = style(
  room({ width: '5rem', height: '5rem', borderRadius: vars.radius.medium, overflow: 'hidden' }),
)

export const image = style(room(cover))

export const text = style(room({ minWidth: 0 }))

export const name = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)

export const price = style(room({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' }))

export const update = style(room({ fontSize: vars.text.small, fontWeight: 600, color: vars.color.ink }))

export const controls = style(
  room({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: vars.space[2] }),
)

export const stepper = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.round,
  }),
)

export const quantity = style(
  room({ minWidth: '2rem', textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
)
