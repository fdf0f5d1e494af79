import { globalStyle, style } from '@vanilla-extract/css'
import { attributeOf } from '#device/document-protocol.ts'
import { vars } from '#theme/contract.css.ts'
import { outOfSight } from '#ui/visually-hidden.css.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

export const main = style({ flex: '1 0 auto', width: '100%' })

// A page made for another address that cannot be previewed (`browse/query-preview.css.ts`) is hidden until the shop has
// rendered it: it is not laid out, and only its eager images are fetched.
globalStyle(`:root[${attributeOf('pending')}=''] main`, {
  // For browsers without `content-visibility`; it also prevents focus.
  visibility: 'hidden',
  contentVisibility: 'hidden',
  containIntrinsicSize: 'auto 100vh',
})

// The browser may restore an offset to the end of the hidden page, where the footer would be seen to move.
globalStyle(`:root[${attributeOf('pending')}=''] body footer`, { visibility: 'hidden' })

// At first only what is in and near the window is laid out; the rest of the cards, the home page's parts below them and
// the footer once the page has loaded (`boot/deferred-layout.ts`). A part in the window would move as its height is known.
globalStyle(
  `:root[${attributeOf('layout')}] :is(main li[data-index], #products ~ [data-dehydrated], body footer)`,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 14rem' },
)

globalStyle('#announcer', {
  position: 'fixed',
  bottom: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

// Filled by boot where a file of the shop cannot be fetched; hidden where the page itself reports the failure.
globalStyle('#failure', {
  position: 'fixed',
  zIndex: z.failure,
  bottom: 0,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
  padding: vars.space[2],
  backgroundColor: vars.color.tape,
  color: vars.color.onTape,
  fontWeight: 600,
})
globalStyle('#failure:empty', { display: 'none' })
// A separate rule: Firefox before 121 drops a whole rule with `:has`.
globalStyle(':root:has(main > [role="alert"]) #failure', {
  display: 'none',
})
globalStyle('#failure button', {
  minHeight: target,
  padding: vars.space[2],
  color: 'inherit',
  textDecoration: 'underline',
})
globalStyle(':root:has(#failure > button)', {
  scrollPaddingBottom: '6rem',
})

export const skips = style({
  position: 'fixed',
  zIndex: z.skipLinks,
  top: vars.space[2],
  insetInlineStart: vars.space[2],
})

export const skip = style({
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': { ...outOfSight, padding: 0 },
  },
})
