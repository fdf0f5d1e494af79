import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

/** Around a text. */
export const text = style({
  display: 'grid',
  // A table or a long word is wider than the text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginTop: vars.space[4],
  overflowWrap: 'anywhere',
})

/** A table that is wider than the text scrolls sideways. */
export const frame = style({ overflowX: 'auto' })

export const aligned = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

// The elements of a text have no classes of their own.
globalStyle(`${text} > h2`, { marginTop: vars.space[6], fontSize: vars.text.title })
globalStyle(`${text} > :is(h3, h4, h5, h6)`, { marginTop: vars.space[3], fontSize: vars.text.lead })
globalStyle(`${text} a`, { color: vars.color.accent, textDecoration: 'underline' })
globalStyle(`${text} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
})
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} li > p + p`, { marginTop: vars.space[2] })
globalStyle(`${text} blockquote`, {
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.edge}`,
  color: vars.color.inkSoft,
})
globalStyle(`${text} pre`, { overflowX: 'auto' })
globalStyle(`${text} hr`, { border: 'none', borderTop: `1px solid ${vars.color.edge}` })
// Not higher than most of a window.
globalStyle(`${text} img`, { width: 'auto', maxHeight: '24rem', borderRadius: vars.radius.medium })
globalStyle(`${text} table`, {
  minWidth: '60%',
  borderCollapse: 'collapse',
  overflowWrap: 'normal',
  // Phrases of Japanese may be wider than a phone (`theme/reset.css.ts`).
  wordBreak: 'normal',
})
// Weaker than the alignment of a column.
globalStyle(`:where(${text}) :where(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.edge}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
