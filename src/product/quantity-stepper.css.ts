import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { target } from '#theme/target.ts'

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingInline: vars.space[1],
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius[controlCorner],
  backgroundColor: vars.color.raised,
})

export const input = style({
  // Less than its three digits need only with large text on a narrow screen.
  width: 'min(3.25rem, 17vw)',
  minHeight: target,
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
