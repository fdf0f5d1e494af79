import { vars } from './contract.css.ts'

const stroke = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 38%, currentColor 0 62%, transparent 0) right ${right} center / 0.4rem 0.4rem no-repeat`

/** A native select like the other fields, with a chevron of two strokes. */
export const select = {
  appearance: 'none',
  paddingInlineEnd: vars.space[8],
  background: `${stroke('45deg', '1.1rem')}, ${stroke('-45deg', '0.75rem')}, ${vars.color.raised}`,
  // Without backgrounds, the browser's own.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
} as const
