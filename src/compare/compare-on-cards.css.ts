import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

/** In the corner of the card that neither the price nor SALE has. */
export const slot = style(
  room({
    position: 'absolute',
    zIndex: 1,
    top: vars.space[2],
    right: vars.space[2],
    // In one column a card's picture is 8 rem wide and lies at its left: the name has that corner.
    '@container': {
      '(max-width: 29.99rem)': { top: vars.space[5], right: 'auto', left: '6rem' },
    },
  }),
)

export const choose = style(
  room({
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.ink,
        borderColor: vars.color.ink,
        color: vars.color.paper,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
