import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

/** Below this width a row's name is above its values: beside them two products would not fit. */
const isNarrow = below.medium

/** Width of the column with the rows' names. */
const nameWidth = '11rem'

/** Width in rem of a product's column on a narrow screen: its buttons fit. */
const narrowest = 8.25

export const brief = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    marginBottom: vars.space[3],
    fontWeight: 600,
    cursor: 'pointer',
  }),
)

export const box = style(room({ width: '1.375rem', height: '1.375rem', accentColor: vars.color.accent }))

/** The table may be wider than the window; the page is not. */
export const frame = style(
  room({
    // Contains the visually hidden texts, which are positioned absolutely.
    position: 'relative',
    overflowX: 'auto',
    // A focused element is not scrolled under the rows' names.
    scrollPaddingInlineStart: nameWidth,
    '@media': { [isNarrow]: { scrollPaddingInlineStart: 0 } },
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
  }),
)

export const table = style(
  room({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    // Columns of equal width, none narrower than its buttons.
    selectors: {
      '&:has(thead th:nth-child(3))': { minWidth: '26rem' },
      '&:has(thead th:nth-child(4))': { minWidth: '36rem' },
      '&:has(thead th:nth-child(5))': { minWidth: '47rem' },
    },
    '@media': {
      [isNarrow]: {
        display: 'block',
        selectors: {
          '&:has(thead th:nth-child(3))': { minWidth: `${2 * narrowest}rem` },
          '&:has(thead th:nth-child(4))': { minWidth: `${3 * narrowest}rem` },
          '&:has(thead th:nth-child(5))': { minWidth: `${4 * narrowest}rem` },
        },
      },
    },
  }),
)

globalStyle(`${table} > :is(thead, tbody)`, room({ '@media': { [isNarrow]: { display: 'block' } } }))
globalStyle(
  `${table} tr`,
  room({
    '@media': {
      [isNarrow]: { display: 'flex', flexWrap: 'wrap' },
    },
  }),
)
globalStyle(
  `${table} tbody > tr`,
  room({ '@media': { [isNarrow]: { borderTop: `1px solid ${vars.color.edge}` } } }),
)

const first = {
  padding: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  backgroundColor: 'inherit',
  position: 'sticky',
  left: 0,
  zIndex: 1,
} as const

export const corner = style(
  room({
    ...first,
    width: nameWidth,
    backgroundColor: vars.color.raised,
    '@media': { [isNarrow]: { display: 'none' } },
  }),
)

export const product = style(
  room({
    padding: vars.space[3],
    overflowWrap: 'anywhere',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 600,
    '@media': { [isNarrow]: { flex: '1 0 0', minWidth: 0, paddingInline: vars.space[2] } },
  }),
)

export const link = style(
  room({
    display: 'grid',
    gap: vars.space[2],
    textDecoration: 'none',
    borderRadius: vars.radius.medium,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)

export const media = style(
  room({ maxWidth: '12.5rem', aspectRatio: '1', borderRadius: vars.radius.medium, overflow: 'hidden' }),
)

export const picture = style(
  room({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    selectors: { '&[data-missing]': { visibility: 'hidden' } },
  }),
)

export const label = style(
  room({
    ...first,
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
  }),
)

/** A row's name; it stays visible while the products scroll sideways. */
export const lineName = style(
  room({
    '@media': {
      [isNarrow]: {
        position: 'sticky',
        left: vars.space[2],
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: vars.space[2],
      },
    },
  }),
)

export const cell = style(
  room({
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
  }),
)

export const actions = style(room({ backgroundColor: vars.color.raised }))

export const different = style(room({ backgroundColor: vars.color.sunk }))

/** In words: a tint alone would be visible only. */
export const mark = style(
  room({
    display: 'block',
    width: 'fit-content',
    marginTop: vars.space[1],
    whiteSpace: 'nowrap',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.edgeStrong}`,
    fontSize: vars.text.small,
    fontWeight: 400,
    color: vars.color.inkSoft,
  }),
)

export const best = style(
  room({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.text.small,
    fontWeight: 600,
    color: vars.color.good,
  }),
)

export const buttons = style(room({ display: 'grid', justifyItems: 'start', gap: vars.space[2] }))

globalStyle(`${buttons} > button`, room({ paddingInline: vars.space[3], whiteSpace: 'nowrap' }))
