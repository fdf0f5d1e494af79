import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

export const note = style(
  ui({
    marginTop: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.tape,
    color: vars.color.onTape,
    fontWeight: 600,
  }),
)
