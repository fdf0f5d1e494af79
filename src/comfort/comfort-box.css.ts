import { globalStyle, style } from '@vanilla-extract/css'
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

// Not as wide as its longest phrase, which in Japanese may be a sentence.
globalStyle(`${choice} > span`, { minWidth: 0 })

export const box = style(checkbox)
