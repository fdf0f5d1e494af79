import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { fit, hasPriceBadges } from '#theme/look.ts'
import { hasHover } from '#theme/media.ts'
import { spacedLines, twoLines, wholeText } from '#theme/whole-text.ts'
import { horizontal, narrow, oneColumn, severalColumns } from '../grid-box.css.ts'
import { priceHeight, unitPriceHeight } from '../grid-measures.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

/** For `sizes`: a horizontal card's image is 8 rem wide, a vertical one's at most about 22 rem. */
export const pictureSizes =
  '(max-width: 20rem) 90vw, (max-width: 33rem) 8rem, (max-width: 48rem) 44vw, (max-width: 64rem) 30vw, (max-width: 80rem) 23vw, 18rem'

/** Of a horizontal card. */
export const imageWidth = '8rem'

/**
 * Category, name, description, price, button. A name shorter than its most lines leaves its space above the price.
 * Together with the paddings the rows add up to `textHeight` (a name of two lines) and `horizontalHeight` (of three).
 */
const rows = `1.3125rem auto 1fr ${priceHeight}rem ${target}`

/** The rating has a line of its own, prices may have two, the description has one less: the rows add up to the same. */
const narrowRows =
  unitPriceHeight === 0
    ? `2.625rem auto 1fr 2rem ${target}`
    : // A former price and the unit price have a line each: where there is no rating, its line is theirs.
      `auto auto 1fr auto ${target}`

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `var(${wholeText.rows}, ${rows})`,
  alignContent: 'start',
  rowGap: vars.space[2],
  width: '100%',
  // The image is a square as wide as the card; the text takes the rest.
  padding: `calc(100% + ${vars.space[4]}) ${vars.space[4]} calc(${vars.space[4]} - 2px)`,
  height: '100%',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  overflow: 'clip',
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [hasHover]: {
      selectors: {
        '&:hover': {
          borderColor: vars.color.edgeStrong,
          boxShadow: `0 0.5rem 1.5rem rgb(${vars.color.shadow} / 12%)`,
        },
      },
    },
    // Low, with the image at the start; `grid/product-grid.css.ts` has the sheet.
    print: {
      display: 'block',
      minHeight: '3.2cm',
      height: 'auto',
      padding: '0.3cm',
      paddingInlineStart: '3.1cm',
    },
  },
  '@container': {
    [horizontal]: {
      rowGap: vars.space[1],
      paddingTop: vars.space[4],
      paddingInlineStart: `calc(${imageWidth} + 2rem)`,
    },
    [narrow]: { gridTemplateRows: `var(${wholeText.rows}, ${narrowRows})` },
  },
})

/** A card with options: in a horizontal one they and the category may take two lines, the description has one less. */
export const withChoices = style({
  '@container': {
    [horizontal]: { gridTemplateRows: `var(${wholeText.rows}, auto auto 1fr ${priceHeight}rem ${target})` },
  },
})

/** Beside a rating the options would be cut off: it has a line of its own, the description one less. */
export const withRatedChoices = style({
  '@container': {
    [severalColumns]: {
      gridTemplateRows: `var(${wholeText.rows}, 2.625rem auto 1fr ${priceHeight}rem ${target})`,
    },
  },
})

export const title = style({
  // Before the category, which follows in the document, is parsed, too.
  gridRow: 2,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
  '@container': { [oneColumn]: { lineHeight: 1.25 } },
})

export const link = style({
  textDecoration: 'none',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    // The link covers the whole card except the button.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
})

export const name = style({
  ...twoLines,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
  '@container': {
    [horizontal]: { WebkitLineClamp: `var(${wholeText.lines}, var(${spacedLines}, 3))` },
  },
})

export const media = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  '@media': { print: { top: '0.3cm', insetInlineStart: '0.3cm', width: '2.5cm' } },
  '@container': {
    [horizontal]: {
      top: vars.space[4],
      insetInlineStart: vars.space[4],
      width: imageWidth,
      borderRadius: vars.radius.medium,
    },
  },
})

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: fit,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[data-missing]': { visibility: 'hidden' } },
  '@media': { [hasHover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.04)' } } } },
})

export const priceBadge = style({
  // The card has the price as text, too.
  ...(hasPriceBadges ? { '@media': { print: { display: 'none' } } } : { display: 'none' }),
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  // A long price breaks, before the currency where that is enough: it must not lose a digit at the image's edge.
  maxWidth: `calc(100% - ${vars.space[2]})`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@container': {
    // In a narrow card Save and Compare reach down to it.
    [oneColumn]: { insetInlineEnd: vars.space[1], bottom: vars.space[1] },
  },
})

export const saleBadge = style({
  position: 'absolute',
  top: vars.space[3],
  insetInlineStart: vars.space[3],
  '@container': { [horizontal]: { top: vars.space[1], insetInlineStart: vars.space[1] } },
})

export const description = style({
  ...twoLines,
  gridRow: 3,
  // Stretched, it would show lines below the ellipsis.
  alignSelf: 'start',
  maxHeight: '100%',
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  '@container': {
    [narrow]: { WebkitLineClamp: `var(${wholeText.lines}, 1)` },
    [horizontal]: {
      selectors: { [`${withChoices} &`]: { WebkitLineClamp: `var(${wholeText.lines}, 1)` } },
    },
    [severalColumns]: {
      selectors: { [`${withRatedChoices} &`]: { WebkitLineClamp: `var(${wholeText.lines}, 1)` } },
    },
  },
})

/**
 * Category and rating: a line above the name, in a narrow card two, in a horizontal one with the rating below the image.
 * As a flex container Orca's arrow down in browse mode would not reach it: it goes back to the name instead.
 */
export const category = style({
  gridRow: 1,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.inkFaint,
  whiteSpace: 'nowrap',
})

/**
 * A long name ends at the card's edge, or at the rating, which floats beside it; nothing is cut where no text may be. The
 * product's page has the whole name.
 */
export const categoryName = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: `var(${wholeText.wrap}, nowrap)`,
  '@container': {
    [horizontal]: { selectors: { [`${withChoices} &`]: { ...twoLines, whiteSpace: 'normal' } } },
  },
})

globalStyle(`${category} > [role="img"]`, {
  // Browsers before 2024 know the physical value alone.
  float: ['right', 'inline-end'],
  '@container': {
    [horizontal]: {
      position: 'absolute',
      top: `calc(${vars.space[4]} + ${imageWidth} + ${vars.space[1]})`,
      insetInlineStart: vars.space[4],
    },
    [narrow]: { float: 'none', display: 'block' },
  },
})
globalStyle(`${withRatedChoices} > ${category} > [role="img"]`, {
  '@container': { [severalColumns]: { float: 'none', display: 'block' } },
})
globalStyle(`${category} > [role="img"]::before`, { content: '"★ "', color: vars.color.star })

export const add = style({
  position: 'relative',
  zIndex: z.raised,
  width: '100%',
  paddingInline: vars.space[2],
})

// The label fills a horizontal card's button: the number overlays its corner.
globalStyle(`${add} > span`, {
  '@container': { [horizontal]: { position: 'absolute', top: '-0.75rem', insetInlineStart: '-0.25rem' } },
})
