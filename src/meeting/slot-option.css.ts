import { style } from '@vanilla-extract/css'
import * as theme from '#theme/checkbox.ts'
import { vars } from '#theme/contract.css.ts'

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[data-past]': { borderStyle: 'dashed', color: vars.color.inkSoft },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
})

export const radio = style({
  ...theme.radio,
  selectors: {
    ...theme.radio.selectors,
    // The whole option has the focus ring.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})

export const words = style({ display: 'grid', minWidth: 0 })

export const time = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-past] &': { textDecoration: 'line-through' } },
})

export const note = style({ fontSize: vars.text.small, color: vars.color.inkSoft, textWrap: 'balance' })
