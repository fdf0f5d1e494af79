import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const form = style(room({ position: 'relative' }))

export const input = style(room({ paddingRight: '3rem', borderRadius: vars.radius.round }))

export const submit = style(room({ position: 'absolute', top: 0, right: 0 }))
