import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const options = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 'none' })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBottom: vars.space[2],
  padding: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const chosen = style({ fontWeight: 400, color: vars.color.inkSoft })

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** Covers its label, which is the target; drawn by the label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const value = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: target,
  minHeight: target,
  maxWidth: '100%',
  justifyContent: 'center',
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.hover },
    '&[data-unavailable="true"]': {
      borderStyle: 'dashed',
      color: vars.color.inkSoft,
      textDecoration: 'line-through',
    },
    '&:has(:checked)': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    // Shadows are not drawn there.
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
})

export const swatch = style({
  flexShrink: 0,
  width: '1.75rem',
  height: '1.75rem',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  border: `1px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.round,
  objectFit: 'cover',
  // The color is the value itself.
  forcedColorAdjust: 'none',
})

export const note = style({ fontWeight: 600 })

/** As high as a line of the text. */
export const noteLine = style({ selectors: { '&::before': { content: '"\\a0"' } } })
