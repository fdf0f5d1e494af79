import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const lead = style(room({ color: vars.color.inkSoft }))

export const choices = style(room({ marginBlock: `${vars.space[4]} ${vars.space[2]}` }))

export const row = style(room({ paddingBottom: vars.space[2], borderTop: `1px solid ${vars.color.edge}` }))

export const words = style(room({ display: 'block', color: vars.color.inkSoft, fontWeight: 400 }))
