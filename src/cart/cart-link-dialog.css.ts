import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlock: vars.space[4],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.tape}`,
})

export const choices = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[4] })
