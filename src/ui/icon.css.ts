import { globalStyle, style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** Lines in the colour of the surrounding text; the using component may set `strokeWidth` and `fill`. */
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

// Arrows and chevrons follow the direction of reading.
globalStyle(`:root[dir="rtl"] ${icon}:has(> use:is([href*="left"], [href*="right"]))`, ui({ scale: '-1 1' }))
