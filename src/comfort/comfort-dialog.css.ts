import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const lead = style({ color: vars.color.inkSoft })

export const choices = style({ marginBlock: `${vars.space[4]} ${vars.space[2]}` })

export const row = style({ paddingBottom: vars.space[2], borderTop: `1px solid ${vars.color.edge}` })

export const words = style({ display: 'block', color: vars.color.inkSoft, fontWeight: 400 })
