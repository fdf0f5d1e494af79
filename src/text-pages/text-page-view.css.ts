import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { quietLink } from '#theme/quiet-link.ts'

export const page = style({ ...pageBox, maxWidth: '48rem' })

export const back = style({ ...quietLink, marginBlock: `${vars.space[4]} ${vars.space[1]}` })

export const title = style({ fontSize: vars.text.heading })
