import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'

export const band = style({
  marginTop: vars.space[16],
  paddingBlock: vars.space[12],
  backgroundColor: vars.color.sunk,
  '@media': { [from.medium]: { marginTop: vars.space[24], paddingBlock: vars.space[16] } },
})

export const section = style(pageBox)

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space[4],
  marginBottom: vars.space[6],
})

export const heading = style({ fontSize: vars.text.heading })

export const lead = style({ marginTop: vars.space[1], color: vars.color.inkSoft })

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
