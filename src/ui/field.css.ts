import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'
import { target } from '#theme/target.ts'

/** Text inputs, selects and textareas. */
export const field = style(
  ui({
    width: '100%',
    minHeight: target,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      '&:hover': { borderColor: vars.color.ink },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '2px' },
    },
  }),
)

export const error = style(
  ui({ marginTop: vars.space[1], fontSize: vars.text.small, fontWeight: 600, color: vars.color.danger }),
)
