import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { atOuterEdge } from '#theme/direction.ts'

export const text = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' })

export const heading = style({ marginTop: vars.space[2], fontSize: vars.text.title })

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})

export const numbered = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
})

export const link = style({ color: vars.color.accent, textDecoration: 'underline' })

export const frame = style({ overflowX: 'auto' })

// Phrases of Japanese may be wider than a phone (`theme/reset.css.ts`).
export const table = style({ minWidth: '60%', borderCollapse: 'collapse', wordBreak: 'normal' })

export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.edge}`,
  overflowWrap: 'normal',
  // Cells of a column begin at one edge.
  ...atOuterEdge,
})
