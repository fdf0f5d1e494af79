import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** As quiet as the page around it: what failed is one part of many. */
export const panel = style(
  ui({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `1px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.large,
  }),
)
