import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const repeated = style({ display: 'block', marginBlock: vars.space[2] })
