import { style } from '@vanilla-extract/css'
import { feature } from '#theme/rule.ts'

/** Below the row of buttons. */
export const outcome = style(
  feature({ position: 'absolute', zIndex: 5, insetInlineStart: 0, top: 'calc(100% + 0.25rem)' }),
)
