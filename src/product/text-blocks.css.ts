import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const text = style(feature({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' }))

export const heading = style(feature({ marginTop: vars.space[2], fontSize: vars.text.title }))

export const list = style(
  feature({ display: 'grid', gap: vars.space[2], paddingLeft: vars.space[5], listStyle: 'disc' }),
)

export const numbered = style(
  feature({ display: 'grid', gap: vars.space[2], paddingLeft: vars.space[5], listStyle: 'decimal' }),
)

export const link = style(feature({ color: vars.color.accent, textDecoration: 'underline' }))

export const frame = style(feature({ overflowX: 'auto' }))

export const table = style(feature({ minWidth: '60%', borderCollapse: 'collapse' }))

export const cell = style(
  feature({
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBottom: `1px solid ${vars.color.edge}`,
    textAlign: 'start',
    overflowWrap: 'normal',
  }),
)
