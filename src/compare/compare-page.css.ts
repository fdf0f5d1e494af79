import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { quietLink } from '#theme/quiet-link.ts'

export const page = style(pageBox)

export const back = style({
  ...quietLink,
  // The heading's letters overflow the top of its box.
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
})

export const heading = style({ fontSize: vars.text.heading, marginBottom: vars.space[4] })

export const notes = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  marginBottom: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.tape}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunk,
  overflowWrap: 'anywhere',
})

export const icon = style({ color: vars.color.accent, strokeWidth: 1.25 })

export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[4],
  marginBottom: vars.space[6],
  color: vars.color.inkSoft,
})

/** As wide as its rows of products may be (`viewed/browse-links.css.ts`), not as narrow as what they hold. */
export const ways = style({ width: '100%', maxWidth: '56rem' })
