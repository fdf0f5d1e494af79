import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

/** Words about a list, and what can be done, in one line where they fit. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  maxWidth: '100%',
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderInlineStart: `4px solid ${vars.color.tape}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunk,
  color: vars.color.ink,
})
