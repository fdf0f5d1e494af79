import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const repeated = style(room({ display: 'block', marginBlock: vars.space[2] }))
