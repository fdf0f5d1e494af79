import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const button = style({ position: 'relative', color: vars.color.ink })

const land = keyframes({ from: { transform: 'scale(1.5)' }, to: { transform: 'scale(1)' } })

export const count = style({
  position: 'absolute',
  top: '-0.35rem',
  insetInlineEnd: '-0.45rem',
  border: `1.5px solid ${vars.color.paper}`,
  animation: `${land} ${vars.motion.calm} ${vars.motion.ease}`,
})
