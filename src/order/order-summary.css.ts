import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

export const summary = style({
  display: 'grid',
  gap: vars.space[3],
  alignSelf: 'start',
  padding: vars.space[5],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  '@media': { [from.medium]: { gridArea: '1 / 2' } },
})

export const title = style({ fontSize: vars.text.lead })

export const lines = style({ display: 'grid', gap: vars.space[3] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
})

export const amount = style({ fontVariantNumeric: 'tabular-nums' })

export const each = style({ gridColumn: '1', fontSize: vars.text.small, color: vars.color.inkSoft })

export const changed = style({ gridColumn: '1 / -1', fontSize: vars.text.small, fontWeight: 600 })

export const sums = style({
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[3],
  borderTop: `1px dashed ${vars.color.edgeStrong}`,
})

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const total = style([sum, { fontSize: vars.text.lead, fontWeight: 700 }])

export const tax = style({ fontSize: vars.text.small, color: vars.color.inkSoft })
