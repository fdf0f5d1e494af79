import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

/** A match of the search. By style alone: screen readers speak a `mark` element's start and end. */
export const match = style({
  borderRadius: '2px',
  backgroundColor: vars.color.tape,
  color: vars.color.onTape,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Mark',
      color: 'MarkText',
    },
  },
})
