import { vars } from './contract.css.ts'

const box = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.color.edgeStrong}`,
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
} as const

/** A native checkbox that looks like the filters' boxes. */
export const checkbox = {
  ...box,
  borderRadius: vars.radius.small,
  selectors: {
    '&:checked': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    // A tick: two edges of a turned box.
    '&:checked::before': {
      content: '""',
      width: '0.375rem',
      height: '0.75rem',
      marginTop: '-0.125rem',
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
} as const

/** A native radio button of the same size; the border of the chosen one leaves a dot. */
export const radio = {
  ...box,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.raised,
  selectors: { '&:checked': { border: `0.4375rem solid ${vars.color.accent}` } },
} as const
