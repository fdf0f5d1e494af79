import { vars } from './contract.css.ts'

/** The chosen one of several buttons or links. */
export const chosen = {
  backgroundColor: vars.color.ink,
  borderColor: vars.color.ink,
  color: vars.color.paper,
} as const

/** The same in forced colours, where the colours above are the system's. */
export const chosenForced = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const
