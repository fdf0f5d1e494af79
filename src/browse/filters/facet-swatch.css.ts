import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const swatch = style({
  flexShrink: 0,
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.round,
  objectFit: 'cover',
  // The color is the value itself.
  forcedColorAdjust: 'none',
})
