import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const lead = style(feature({ color: vars.color.inkSoft }))

export const choices = style(feature({ marginBlock: `${vars.space[4]} ${vars.space[2]}` }))

export const row = style(feature({ paddingBottom: vars.space[2], borderTop: `1px solid ${vars.color.edge}` }))

export const words = style(feature({ display: 'block', color: vars.color.inkSoft, fontWeight: 400 }))
