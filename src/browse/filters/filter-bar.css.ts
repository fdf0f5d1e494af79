import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below, from } from '#theme/media.ts'
import { select, selectBox } from '#theme/select.ts'
import { z } from '#theme/z.ts'

/** Its parts are items of the page's toolbar (`#browse/products-page.css.ts`). */
export const refine = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
})

globalStyle(`${refine} > *`, { gridColumn: '1 / -1' })

export const bar = style({
  position: 'relative',
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [from.small]: { columnGap: vars.space[3] } },
})

// Its words and those of the order are beside each other on a phone, in languages with longer ones, too.
globalStyle(`${bar} > button`, { '@media': { [below.small]: { paddingInline: vars.space[3] } } })

/** The order's label and field, in one line. */
export const sort = style({
  ...selectBox,
  // Narrow enough for the button's row while its text is in a wider fallback font.
  flex: '1 1 6rem',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [from.small]: { flexGrow: 0, flexBasis: 'auto' } },
})

/** On a phone the first order is whole beside the button with the number of filters; a longer one that is chosen is cut. */
export const sortField = style({
  ...select,
  paddingInlineStart: vars.space[2],
  textOverflow: 'ellipsis',
  '@media': { [below.small]: { paddingInlineEnd: '1.5rem' } },
})

globalStyle(`${sort}::after`, { '@media': { [below.small]: { insetInlineEnd: '0.5rem' } } })

export const sortLabel = style({ flexShrink: 0, color: vars.color.inkSoft })

const appear = keyframes({ from: { opacity: 0 } })

/** Over the page, where the sheet is going to be, so that nothing moves; visible on slow connections only. */
export const waiting = style({
  position: 'fixed',
  zIndex: z.filterBar,
  insetInline: 0,
  bottom: 0,
  padding: vars.space[6],
  backgroundColor: vars.color.raised,
  color: vars.color.inkSoft,
  textAlign: 'center',
  animation: `${appear} 0.4s step-end`,
})
