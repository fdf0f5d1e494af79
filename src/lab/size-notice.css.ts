import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const notice = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.tape,
  color: vars.color.onTape,
  fontSize: vars.text.small,
  fontWeight: 600,
})

/** Beside each other, or two lines as high as the link. */
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
  lineHeight: 1.5,
})

export const noticeLink = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target,
  minHeight: target,
  textDecoration: 'underline',
})

/** Has a constant width, so that the page below does not move. */
export const progress = style({ minWidth: '16em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
