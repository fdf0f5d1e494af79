import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const container = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  width: '100%',
  maxWidth: '56rem',
  marginTop: vars.space[4],
  color: vars.color.ink,
  textAlign: 'start',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const centeredButtons = style([buttons, { justifyContent: 'center' }])
