import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

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
    // Words for the ear alone stand absolutely: they must not reach out of it.
    position: 'relative',
    overflowX: 'auto',
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
    // Columns alike, and none narrower than its buttons.
    selectors: {
      '&:has(thead th:nth-child(3))': { minWidth: '26rem' },
      '&:has(thead th:nth-child(4))': { minWidth: '36rem' },
      '&:has(thead th:nth-child(5))': { minWidth: '47rem' },
    },
  }),
)

const first = {
  padding: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  backgroundColor: 'inherit',
  '@media': { [from.medium]: { position: 'sticky', left: 0, zIndex: 1 } },
} as const

export const corner = style(
  room({
    ...first,
    width: '6.5rem',
    backgroundColor: vars.color.raised,
    '@media': { [from.medium]: { ...first['@media'][from.medium], width: '11rem' } },
  }),
)

export const product = style(
  room({
    padding: vars.space[3],
    overflowWrap: 'anywhere',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 600,
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

export const label = style(room({ ...first, fontWeight: 600, borderTop: `1px solid ${vars.color.edge}` }))

export const cell = style(
  room({
    padding: vars.space[3],
    borderTop: `1px solid ${vars.color.edge}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const actions = style(room({ backgroundColor: vars.color.raised }))

export const different = style(room({ backgroundColor: vars.color.sunk }))

/** In words: a tint alone would say it to the eye only. */
export const mark = style(
  room({
    display: 'block',
    width: 'fit-content',
    marginTop: vars.space[1],
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
