import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const repeated = style(feature({ display: 'block', marginBlock: vars.space[2] }))
