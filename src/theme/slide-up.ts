import { keyframes } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The animations of a sheet that comes from the lower edge of the window; called in a style file, which then has them. */
export function slideUp() {
  const slideIn = keyframes({ from: { transform: 'translateY(100%)' } })
  const slideOut = keyframes({ to: { transform: 'translateY(100%)' } })
  return {
    '&[data-state="open"]': { animation: `${slideIn} ${vars.motion.calm} ${vars.motion.ease}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.motion.quick} forwards` },
  }
}
