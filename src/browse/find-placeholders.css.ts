import { style } from '@vanilla-extract/css'
import { room } from '#theme/rule.ts'

export const placeholders = style(room({ position: 'absolute', inset: 0, pointerEvents: 'none' }))

/** Found ones are in the page for a moment: not to be seen, since their card comes in their place. */
export const placeholder = style(
  room({
    position: 'absolute',
    width: '10rem',
    height: '1.5rem',
    overflow: 'hidden',
    color: 'transparent',
    forcedColorAdjust: 'none',
  }),
)
