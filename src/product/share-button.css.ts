import { style } from '@vanilla-extract/css'

/** Below the row of buttons. */
export const outcome = style({
  position: 'absolute',
  zIndex: 5,
  insetInlineStart: 0,
  top: 'calc(100% + 0.25rem)',
})
