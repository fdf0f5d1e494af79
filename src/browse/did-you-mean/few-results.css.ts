import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { target } from '#theme/target.ts'

/** A label and its links, in one line where they fit. */
export { note as didYouMean } from '../filters/note.css.ts'

export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
  listStyle: 'none',
})

/** A search: its words, and the number of products. */
export const offered = style({
  display: 'inline-block',
  minHeight: target,
  padding: `calc((${target} - 1.5em) / 2 - 1.5px) ${vars.space[4]}`,
  lineHeight: 1.5,
  border: `1.5px solid ${vars.color.accent}`,
  borderRadius: vars.radius[controlCorner],
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { borderColor: vars.color.ink, textDecoration: 'underline' } },
})

export const noResults = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: `clamp(${vars.space[4]}, 4vw, ${vars.space[12]}) ${vars.space[16]}`,
  textAlign: 'center',
  color: vars.color.inkSoft,
})

/** As wide as the other rows of products below the message. */
export const withWords = style({
  width: '100%',
  maxWidth: '56rem',
  marginBlock: vars.space[4],
  color: vars.color.ink,
  textAlign: 'start',
})

export const emptyIcon = style({ color: vars.color.accent, strokeWidth: 1.25 })

export const emptyTitle = style({ fontSize: vars.text.title, color: vars.color.ink })

export const suggestionList = style({ display: 'grid', justifyItems: 'center', listStyle: 'none' })

export const suggestion = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target,
  minHeight: target,
  fontWeight: 600,
})
