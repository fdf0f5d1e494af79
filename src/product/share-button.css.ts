import { style } from '@vanilla-extract/css'
import { z } from '#theme/z.ts'

/** Below the row of buttons. */
export const outcome = style({
  position: 'absolute',
  zIndex: z.popup,
  insetInlineStart: 0,
  top: 'calc(100% + 0.25rem)',
})
