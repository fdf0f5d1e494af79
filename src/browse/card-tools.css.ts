import { style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

/** In one column a card's image is 8 rem wide and at its left: the name occupies the corner. */
const horizontal = '(max-width: 29.99rem)'
const narrow = '(max-width: 18.5rem)'

/** The corner of the card that contains neither the price nor SALE. */
const corner = style(
  room({
    position: 'absolute',
    zIndex: 1,
    top: vars.space[2],
    right: vars.space[2],
    '@container': {
      [horizontal]: { top: vars.space[3], right: 'auto', left: '6rem' },
      // Below image, category and rating.
      [narrow]: { top: '9.75rem', left: vars.space[3] },
    },
  }),
)

/** The heart that every card has on a touch screen. */
export const save = style([corner])

export const slot = style([
  corner,
  room({
    display: 'grid',
    gap: vars.space[1],
    '@container': { [horizontal]: { gap: 0 }, [narrow]: { gridAutoFlow: 'column' } },
    // After the card's own heart.
    '@media': {
      '(hover: none)': {
        marginTop: '3rem',
        '@container': { [horizontal]: { marginTop: '2.75rem' }, [narrow]: { margin: '0 0 0 2.75rem' } },
      },
    },
  }),
])

/** Over the card's image. */
export const view = style(
  room({
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

export const tool = style(room({ boxShadow: `0 1px 4px rgb(${vars.color.shadow} / 25%)` }))

export const choose = style(
  room({
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
