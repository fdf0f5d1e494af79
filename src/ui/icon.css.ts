import { style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** Lines in the colour of the text around; `strokeWidth` and `fill` may be set by the part that draws it. */
export const icon = style(
  ui({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
