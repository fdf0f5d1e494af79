import { style } from '@vanilla-extract/css'
import { feature } from '#theme/rule.ts'
import { select, selectBox } from '#theme/select.ts'

export const subject = style(feature(selectBox))
export const subjects = style(feature(select))
