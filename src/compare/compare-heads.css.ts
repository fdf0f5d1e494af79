import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { below, from } from '#theme/media.ts'
import { twoLines, wholeText } from '#theme/whole-text.ts'
import { firstCell, isNarrow, nameWidth } from './compare-columns.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

export const corner = style({
  ...firstCell,
  width: nameWidth,
  backgroundColor: vars.color.raised,
  '@media': { [isNarrow]: { display: 'none' } },
})

const pictureHeight = '8rem'

/** The page's header, as far as it stays in view (`#shell/header.css.ts`). */
const headerHeight = { narrow: '3.8rem', wide: '4.5rem' }

/**
 * Stays below the page's header while the rows scroll; the pictures scroll away. In a low window it would leave too
 * little for the rows. Where the frame scrolls sideways it stays with the frame.
 */
export const heads = style({
  position: 'sticky',
  zIndex: z.pinned,
  top: `calc(${headerHeight.narrow} - ${pictureHeight} - ${vars.space[3]})`,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  backgroundColor: vars.color.raised,
  boxShadow: `0 1px 0 ${vars.color.edge}`,
  '@media': {
    [from.medium]: { top: `calc(${headerHeight.wide} - ${pictureHeight} - ${vars.space[3]})` },
    '(max-height: 38rem)': { position: 'static' },
    // Shadows are removed there.
    '(forced-colors: active)': { outline: '1px solid' },
  },
})

export const product = style({
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 600,
  '@media': { [isNarrow]: { flex: '1 0 0', minWidth: 0, paddingInline: vars.space[2] } },
})

/** A narrow column has no space for both buttons beside each other: Remove is beside the price there. */
export const purchase = style({
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
  verticalAlign: 'bottom',
  '@media': {
    [isNarrow]: {
      flex: '1 0 0',
      minWidth: 0,
      padding: `0 ${vars.space[2]} ${vars.space[2]}`,
      display: 'grid',
      gridTemplate: `minmax(${target}, 1fr) auto / minmax(0, 1fr) auto`,
      alignItems: 'center',
      rowGap: vars.space[1],
    },
  },
})

export const link = style({
  display: 'grid',
  gap: vars.space[2],
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const media = style({
  height: pictureHeight,
  // Square, as the pictures are: a wider box would cut them.
  maxWidth: pictureHeight,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

/** Truncated, so that the heads leave room for the rows; the product's page has the whole name. */
export const name = style({
  ...twoLines,
  '@media': {
    [isNarrow]: { WebkitLineClamp: `var(${wholeText.lines}, 3)` },
    print: { WebkitLineClamp: 'none' },
  },
})

export const picture = style(cover)

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginTop: vars.space[1],
  '@media': { [isNarrow]: { display: 'contents' } },
})

/** Its target extends into the cell's padding. */
export const remove = style({
  '@media': {
    [below.large]: {
      marginInlineStart: `calc(-1 * ${vars.space[1]})`,
      marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
    },
    [isNarrow]: { gridArea: '1 / 2', marginInline: `0 calc(-1 * ${vars.space[2]})` },
  },
})

export const add = style({
  // The words Sold out are lower than a button.
  alignSelf: 'center',
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
  '@media': {
    [below.large]: { paddingInline: vars.space[2], fontSize: vars.text.small },
    // Longer words than English ones take two lines.
    [isNarrow]: { gridArea: '2 / 1 / 3 / 3', whiteSpace: 'normal' },
  },
})

// A focused element is scrolled clear of the heads.
globalStyle(`:root:has(.${heads})`, {
  '@media': { '(min-height: 38.01rem)': { scrollPaddingTop: '18rem' } },
})
