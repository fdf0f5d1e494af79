import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { leastTarget, target } from '#theme/target.ts'

export const dots = style({
  display: 'grid',
  gridTemplateColumns: `repeat(5, minmax(${leastTarget}, 3.5rem))`,
  justifyContent: 'center',
  marginTop: vars.space[4],
  '@media': { [from.small]: { gridTemplateColumns: `repeat(10, minmax(${leastTarget}, ${target}))` } },
})

/** The target is 44 px; the drawn dot is smaller. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: leastTarget,
  minHeight: target,
  borderRadius: vars.radius.small,
  selectors: {
    '&::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      border: `2px solid ${vars.color.edgeStrong}`,
      borderRadius: vars.radius.round,
      transition: `background-color ${vars.motion.calm}`,
    },
    '&:hover::before': { borderColor: vars.color.ink, backgroundColor: vars.color.edge },
    '&[aria-current="true"]::before': {
      width: '2rem',
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="true"]::before': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
})
