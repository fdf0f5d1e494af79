import { style } from '@vanilla-extract/css'
import { checkbox } from '#theme/checkbox.ts'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: target,
  marginTop: vars.space[2],
  fontWeight: 600,
  cursor: 'pointer',
})

export const box = style(checkbox)
