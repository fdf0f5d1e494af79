import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '60vh',
  padding: vars.space[6],
  textAlign: 'center',
})

export const title = style({ fontSize: vars.text.heading })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  width: '2.5rem',
  height: '2.5rem',
  border: `4px solid ${vars.color.edge}`,
  borderTopColor: vars.color.accent,
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite`,
})
