import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const text = style(room({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' }))

export const heading = style(room({ marginTop: vars.space[2], fontSize: vars.text.title }))

export const list = style(
  room({ display: 'grid', gap: vars.space[2], paddingLeft: vars.space[5], listStyle: 'disc' }),
)

export const numbered = style(
  room({ display: 'grid', gap: vars.space[2], paddingLeft: vars.space[5], listStyle: 'decimal' }),
)

export const link = style(room({ color: vars.color.accent, textDecoration: 'underline' }))

export const frame = style(room({ overflowX: 'auto' }))

export const table = style(room({ minWidth: '60%', borderCollapse: 'collapse' }))

export const cell = style(
  room({
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBottom: `1px solid ${vars.color.edge}`,
    textAlign: 'start',
    overflowWrap: 'normal',
  }),
)
