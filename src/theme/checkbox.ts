import { vars } from './contract.css.ts'

/** A native checkbox that looks like the filters' boxes. */
export const checkbox = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
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
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
} as const
