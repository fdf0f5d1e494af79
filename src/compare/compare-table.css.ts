import { globalStyle, style } from '@vanilla-extract/css'
import { checkbox } from '#theme/checkbox.ts'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { firstCell, isNarrow, nameWidth } from './compare-columns.ts'
import { target } from '#theme/target.ts'

/** Width in rem of one of two products' columns on a narrow screen: both fit. */
const narrowest = 8.25

/** Of one of three or four, which scroll: two and the edge of the next one are in a window of 360 px. */
const scrolled = 8.75

export const brief = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: target,
  marginBottom: vars.space[3],
  fontWeight: 600,
  cursor: 'pointer',
})

export const box = style(checkbox)

/** The table may be wider than the window; the page is not. */
export const frame = style({
  // Contains the visually hidden texts, which are positioned absolutely.
  position: 'relative',
  overflow: 'clip',
  // Where all columns fit, the heads can stay with the window.
  selectors: {
    '&:has(thead th:nth-child(4))': { '@media': { [below.large]: { overflow: 'auto' } } },
    // In very large text not even two fit.
    '&:has(thead th:nth-child(3))': {
      '@media': { 'screen and (max-width: 18.99em)': { overflow: 'auto' } },
    },
  },
  // A focused element is not scrolled under the rows' names.
  scrollPaddingInlineStart: nameWidth,
  '@media': { [isNarrow]: { scrollPaddingInlineStart: 0 } },
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  // Columns of equal width.
  '@media': {
    // None narrower than its buttons, which paper does not have.
    screen: {
      selectors: {
        '&:has(thead th:nth-child(3))': { minWidth: '26rem' },
        '&:has(thead th:nth-child(4))': { minWidth: '36rem' },
        '&:has(thead th:nth-child(5))': { minWidth: '50rem' },
      },
    },
    [isNarrow]: {
      display: 'block',
      selectors: {
        '&:has(thead th:nth-child(3))': { minWidth: `${2 * narrowest}rem` },
        '&:has(thead th:nth-child(4))': { minWidth: `${3 * scrolled}rem` },
        '&:has(thead th:nth-child(5))': { minWidth: `${4 * scrolled}rem` },
      },
    },
  },
})

globalStyle(`${table} > :is(thead, tbody)`, { '@media': { [isNarrow]: { display: 'block' } } })
globalStyle(`${table} tr`, {
  '@media': {
    [isNarrow]: { display: 'flex', flexWrap: 'wrap' },
  },
})
globalStyle(`${table} tbody > tr`, {
  '@media': { [isNarrow]: { borderTop: `1px solid ${vars.color.edge}` } },
})

export const label = style({
  ...firstCell,
  fontWeight: 600,
  borderTop: `1px solid ${vars.color.edge}`,
  '@media': {
    [isNarrow]: {
      position: 'static',
      flex: '0 0 100%',
      padding: `${vars.space[2]} ${vars.space[2]} 0`,
      borderTop: 'none',
      color: vars.color.inkSoft,
    },
  },
})

/** A row's name; it stays visible while the products scroll sideways. */
export const lineName = style({
  '@media': {
    [isNarrow]: {
      position: 'sticky',
      insetInlineStart: vars.space[2],
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: vars.space[2],
    },
  },
})

export const cell = style({
  padding: vars.space[3],
  borderTop: `1px solid ${vars.color.edge}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [isNarrow]: {
      flex: '1 0 0',
      minWidth: 0,
      padding: vars.space[2],
      paddingTop: vars.space[1],
      borderTop: 'none',
    },
  },
})

/** A quiet tint; screen readers speak “differs”. */
export const different = style({
  backgroundColor: `color-mix(in srgb, ${vars.color.accentSoft} 60%, ${vars.color.raised})`,
})

// Tints are removed there.
globalStyle(`${different} > ${label}`, {
  '@media': {
    '(forced-colors: active)': {
      borderInlineStart: '4px solid Highlight',
      paddingInlineStart: `calc(${vars.space[3]} - 4px)`,
    },
    [`${isNarrow} and (forced-colors: active)`]: { paddingInlineStart: `calc(${vars.space[2]} - 4px)` },
  },
})

export const also = style({
  padding: vars.space[1],
  borderTop: `1px solid ${vars.color.edge}`,
  textAlign: 'start',
  '@media': { [isNarrow]: { flex: '0 0 100%', borderTop: 'none' } },
})

export const alsoButton = style({
  paddingInline: vars.space[2],
  textAlign: 'start',
  // In sight as a row's name is, also of a table that is wider than the window.
  '@media': {
    [isNarrow]: { position: 'sticky', insetInlineStart: 0, maxWidth: 'calc(100vw - 2.5rem)' },
  },
})

export const alsoArrow = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
})

export const best = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.good,
})
