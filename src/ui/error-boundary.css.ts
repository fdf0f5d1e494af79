import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** No alarming colours: only one part of many has failed. */
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
