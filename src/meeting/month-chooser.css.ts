import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const name = style({
  gridArea: 'name',
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'center',
  '@container': { '(max-width: 20em)': { fontSize: vars.text.small } },
})
