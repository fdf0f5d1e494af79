import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  fontWeight: 600,
  color: vars.color.accentStrong,
})

export const choose = style({
  paddingInline: vars.space[4],
  selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline', textDecorationThickness: '2px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
