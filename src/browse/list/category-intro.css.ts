import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'

export const intro = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  marginTop: vars.space[3],
})

export const picture = style({
  ...cover,
  flexShrink: 0,
  width: '6rem',
  height: '6rem',
  borderRadius: vars.radius.medium,
})

/** Lines of at most about 70 letters. */
export const text = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  maxWidth: '42rem',
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
})
