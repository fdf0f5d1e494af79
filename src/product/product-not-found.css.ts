import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/gutter.ts'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '60vh',
  padding: `${vars.space[16]} ${gutter} 0`,
  textAlign: 'center',
})

export const icon = style({ color: vars.color.accent, strokeWidth: 1.25 })

export const title = style({ fontSize: vars.text.heading })

export const lead = style({ marginBottom: vars.space[4], color: vars.color.inkSoft, maxWidth: '32rem' })
