import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** Apart from the fields, since a shop's only form may be its search. */
export const label = style(ui({ display: 'block', fontWeight: 600, marginBottom: vars.space[1] }))
