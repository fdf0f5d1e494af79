import { globalStyle, style } from '@vanilla-extract/css'
import { attributeOf } from '#device/document-protocol.ts'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

/** The groups, one below the other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
})

/** No native clear button: Escape clears the field. */
export const find = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })

/** A fieldset has a minimum width by default, which would overflow a narrow page. */
export const group = style({ minWidth: 0, padding: 0, border: 0 })

export const legend = style({ display: 'block', padding: 0, marginBottom: vars.space[2], fontWeight: 600 })

// HTML that was made without the query has other values and counts: blank rows below each heading until then.
const previewed = `:root[${attributeOf('pending')}='preview'] ${group}`
globalStyle(`${previewed} > :not(${legend})`, { visibility: 'hidden' })
globalStyle(previewed, {
  background: `repeating-linear-gradient(transparent 0 1rem, ${vars.color.edge} 0 1.75rem, transparent 0 ${target}) 0 2rem / 60% no-repeat`,
})

export const choices = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[2]})` })

/** A row: box, label, number at the end. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: target,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.hover },
    '&:active:not([aria-disabled="true"])': { backgroundColor: vars.color.edge },
    '&[aria-pressed="true"]': { fontWeight: 600 },
    '&[aria-disabled="true"]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
})

/** Drawn before the label, but after it in the document: the label is the first word of the name. */
export const box = style({
  order: -1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.small,
  selectors: {
    [`${choice}[aria-pressed="true"] &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${choice}[aria-disabled="true"] &`]: { borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      selectors: {
        [`${choice}[aria-pressed="true"] &`]: {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const count = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkFaint,
  selectors: {
    [`${choice}[aria-pressed="true"] &`]: { color: 'inherit' },
    // Of the former selection; the delay spares quick answers a flicker.
    [`${fields}[aria-busy="true"] &`]: { opacity: 0, transition: 'opacity 0s 300ms' },
  },
})

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space[3],
  marginTop: vars.space[2],
})

export const label = style({ display: 'block', fontSize: vars.text.small, marginBottom: vars.space[1] })
