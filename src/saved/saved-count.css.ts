import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

/** At the end of the link, without a width: the number moves nothing when it is loaded. */
export const place = style({
  position: 'relative',
  width: 0,
  height: '1.25rem',
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
})

const land = keyframes({ from: { transform: 'scale(1.5)' } })

export const count = style({
  position: 'absolute',
  top: '-0.5rem',
  // On a phone on the heart, within the search field that may cover both; elsewhere beside the word.
  insetInlineEnd: '-0.625rem',
  '@media': { [from.medium]: { insetInlineStart: '-0.125rem', insetInlineEnd: 'auto' } },
  minWidth: '1.25rem',
  minHeight: '1.25rem',
  paddingInline: '0.25rem',
  lineHeight: 1,
  animation: `${land} ${vars.motion.calm} ${vars.motion.ease}`,
})
