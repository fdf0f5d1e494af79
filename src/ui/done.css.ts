import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** A short message beside the button that was pressed. */
export const done = style(
  ui({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.ink,
    color: vars.color.paper,
    fontSize: vars.text.small,
  }),
)
