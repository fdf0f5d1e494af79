import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const form = style(room({ maxWidth: '30rem' }))

export const row = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const input = style(room({ flex: '1 1 12rem', minWidth: 0, width: 'auto' }))

export const outcome = style(
  room({ marginTop: vars.space[2], minHeight: '1.5rem', color: vars.color.onPanel }),
)

export const bad = style(room({ color: vars.color.tape, fontWeight: 600 }))
