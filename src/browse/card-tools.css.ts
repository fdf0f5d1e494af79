import { style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

/** The corner of the card that contains neither the price nor SALE. */
export const slot = style(
  feature({
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    gap: vars.space[1],
    top: vars.space[2],
    right: vars.space[2],
    // In one column a card's image is 8 rem wide and at its left: the name occupies that corner.
    '@container': {
      '(max-width: 29.99rem)': { top: vars.space[3], right: 'auto', left: '6rem', gap: 0 },
      // Below image, category and rating.
      '(max-width: 18.5rem)': { top: '9.75rem', left: vars.space[3], gridAutoFlow: 'column' },
    },
  }),
)

/** Over the card's image. */
export const view = style(
  feature({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: `opacity ${vars.motion.calm}`,
    selectors: {
      'article:is(:hover, :has(a:focus-visible)) &[data-loaded="true"]': { opacity: 1 },
    },
  }),
)

export const tool = style(feature({ boxShadow: `0 1px 4px rgb(${vars.color.shadow} / 25%)` }))

export const choose = style(
  feature({
    selectors: {
      '&[aria-pressed="true"]': chosen,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': chosenForced,
        },
      },
    },
  }),
)
