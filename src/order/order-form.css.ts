import { style } from '@vanilla-extract/css'
import { checkbox as checkboxStyle, radio as radioStyle } from '#theme/checkbox.ts'
import { vars } from '#theme/contract.css.ts'
import { select as selectStyle, selectBox as selectBoxStyle } from '#theme/select.ts'
import { target } from '#theme/target.ts'

export const form = style({ display: 'grid', gap: vars.space[8] })

export const group = style({ minWidth: 0 })

export const legend = style({
  marginBottom: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  fontWeight: 700,
})

export const fields = style({ display: 'grid', gap: vars.space[4] })

export const choices = style({ display: 'grid', gap: vars.space[1], marginBottom: vars.space[4] })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: target,
  cursor: 'pointer',
})

export const radio = style(radioStyle)
export const checkbox = style(checkboxStyle)
export const selectBox = style(selectBoxStyle)
export const select = style(selectStyle)

export const errors = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})

export const errorsTitle = style({ fontSize: vars.text.lead, color: vars.color.danger })

export const errorList = style({ display: 'grid', paddingInlineStart: vars.space[5] })

export const errorLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  paddingBlock: vars.space[1],
  color: 'inherit',
})
