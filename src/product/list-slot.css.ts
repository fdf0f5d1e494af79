import { style } from '@vanilla-extract/css'
import { below } from '#theme/media.ts'

/** On a phone space for two buttons beside the breadcrumbs, also where no list led to the page: nothing moves later. */
export const slot = style({
  '@media': {
    [below.small]: {
      flexShrink: 0,
      display: 'flex',
      justifyContent: 'end',
      minWidth: '5.75rem',
    },
  },
})
