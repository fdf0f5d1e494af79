import { hasReviews } from 'virtual:shop/parts'
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { outOfSight } from '#ui/visually-hidden.css.ts'
import { lines } from '../products-page.css.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const heading = style({
  fontSize: vars.text.title,
  marginBottom: vars.space[4],
  scrollMarginTop: vars.space[4],
})

// The heading has the number of products, and so the line above it is for screen readers and for the focus alone.
globalStyle(`${lines}:not(:focus):has(~ * ${heading})`, outOfSight)

const listBox = createContainer()

export const list = style({ display: 'grid', containerType: 'inline-size', containerName: listBox })

/** The filters may be beside the list. Below this width the description would have lines of four words. */
const wideList = `${listBox} (min-width: 52rem)`

export const item = style({ borderTop: `1px solid ${vars.color.edge}` })

export const row = style({
  position: 'relative',
  display: 'grid',
  // Large text leaves the button more room than the image.
  gridTemplateColumns: 'min(5rem, 27cqi) minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  '@container': {
    [wideList]: {
      gridTemplateColumns: '5rem minmax(0, 1fr) 9rem auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
      rowGap: 0,
      // Save and Compare are below Add to Cart.
      minHeight: '7.75rem',
    },
  },
})

// Save and Compare of the row that is hovered or focused are below Add to Cart, on a phone below the image: over nothing.
globalStyle(`${row} > span:last-child`, {
  top: 'auto',
  gridTemplateRows: 'auto',
  gridTemplateColumns: `repeat(2, ${target})`,
  bottom: vars.space[4],
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  gap: 0,
  '@container': {
    [wideList]: {
      top: '4rem',
      bottom: 'auto',
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      gap: vars.space[2],
    },
  },
})

export const media = style({
  position: 'relative',
  gridRow: '1 / span 4',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

/** On a small image. */
export const sale = style({
  position: 'absolute',
  top: vars.space[1],
  insetInlineStart: vars.space[1],
  minHeight: '1.125rem',
  paddingInline: vars.space[1],
  fontSize: '0.75rem',
})

export const name = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
})

/** Above a first line of text, whose middle is that of Add to Cart beside it. */
const firstLine = '0.625rem'

export const link = style({
  display: 'inline-block',
  minHeight: target,
  minWidth: target,
  paddingBlock: firstLine,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

const lastLines = { '@container': { [wideList]: { gridColumn: 2, gridRow: 2 } } }

export const description = style({ maxWidth: '48rem', color: vars.color.inkSoft, ...lastLines })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.inkSoft,
  '@container': {
    [wideList]: { display: 'block', gridColumn: 3, gridRow: '1 / span 2', paddingTop: firstLine },
  },
})

export const rating = hasReviews ? style({ '::before': { content: '"★ "', color: vars.color.star } }) : ''

export const add = style({
  justifySelf: 'start',
  marginTop: vars.space[2],
  '@container': { [wideList]: { gridColumn: 4, gridRow: '1 / span 2', marginTop: 0 } },
})

export const pages = style([
  notPrinted,
  {
    marginTop: vars.space[8],
  },
])

export const numbers = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const gap = style({ paddingInline: vars.space[1], color: vars.color.inkSoft })

export const pageLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: target,
  minHeight: target,
  paddingInline: vars.space[2],
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.raised,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current="page"]': chosen,
  },
  '@media': {
    // Colours are the system's there: the current page needs another mark.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"]': { ...chosenForced, borderColor: 'Highlight' },
      },
    },
  },
})
