import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/gutter.ts'
import { below } from '#theme/media.ts'

/** On a phone one line that scrolls sideways: chips in several lines would move the products out of the window. */
export const chipLine = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [below.small]: {
      flex: `0 0 calc(100% + ${gutter})`,
      flexWrap: 'nowrap',
      marginInlineStart: `calc(-1 * ${gutter})`,
      // The padding leaves space for the focus ring, which a scroll container clips.
      marginBlock: '-0.375rem',
      padding: `0.375rem ${vars.space[6]} 0.375rem ${gutter}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(to left, transparent, #000 ${vars.space[6]})`,
    },
  },
} as const

export const chipInLine = { [below.small]: { width: 'max-content', maxWidth: '70vw' } } as const
