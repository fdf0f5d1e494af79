import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

/** Marks the button for the heart's styles. */
export const save = style({})

export const heart = style({
  // Shrinks under the finger and springs back.
  transition: `fill ${vars.motion.quick}, transform ${vars.motion.calm} cubic-bezier(.3,2.2,.5,1)`,
  selectors: {
    [`${save}:active &`]: { transform: 'scale(0.7)' },
    [`${save}[aria-pressed="true"] &`]: { fill: vars.color.danger, color: vars.color.danger },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${save}[aria-pressed="true"] &`]: { fill: 'Highlight' } } },
  },
})
