import { style } from '@vanilla-extract/css'
import { below } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'

/** On a phone a separate line, as high as its content, which only a list that led to the page has. */
export const slot = style(
  feature({
    '@media': {
      [below.small]: {
        flexBasis: '100%',
        minHeight: '2.75rem',
      },
    },
  }),
)
