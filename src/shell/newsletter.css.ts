import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const form = style(feature({ maxWidth: '30rem' }))

export const row = style(feature({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const input = style(feature({ flex: '1 1 12rem', minWidth: 0, width: 'auto' }))

export const outcome = style(
  feature({ marginTop: vars.space[2], minHeight: '1.5rem', color: vars.color.onPanel }),
)

export const bad = style(feature({ color: vars.color.tape, fontWeight: 600 }))
