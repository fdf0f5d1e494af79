import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

export const rating = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.inkSoft,
  }),
)

export const stars = style(
  ui({
    width: '6.5rem',
    height: '1.25rem',
    flexShrink: 0,
    // They fill in the direction of reading.
    selectors: { ':root[dir="rtl"] &': { scale: '-1 1' } },
  }),
)

export const empty = style(ui({ fill: vars.color.edge, stroke: vars.color.edgeStrong, strokeWidth: 0.6 }))

export const full = style(ui({ fill: vars.color.star }))
