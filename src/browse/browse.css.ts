import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { outOfSight } from '#ui/visually-hidden.css.ts'

export const page = style({
  ...pageBox,
  scrollMarginTop: '6rem',
})

export const heading = style({ minWidth: 0, fontSize: vars.text.heading, overflowWrap: 'anywhere' })

/** The back link, the heading and the search box: one row where the window is wide enough. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingTop: vars.space[2],
})

/** Categories and filters in a row each, so that the first chip does not move the products. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[3]}`,
})

export const line = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' })

/** The target of the skip link past the products: visible while it has the focus. */
export const end = style({
  width: 'fit-content',
  marginTop: vars.space[4],
  color: vars.color.inkSoft,
  selectors: {
    '&:not(:focus)': outOfSight,
  },
})

export const notice = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `4px solid ${vars.color.tape}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunk,
})

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  marginTop: vars.space[8],
  textAlign: 'center',
})
