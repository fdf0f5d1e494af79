import { style } from '@vanilla-extract/css'
import { select, selectBox } from '#theme/select.ts'

export const subject = style(selectBox)
export const subjects = style(select)
