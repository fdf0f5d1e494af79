import { style } from '@vanilla-extract/css'
import { attributeOf } from '#device/page-names.ts'
import { below } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'

/** On a phone a separate line, as high as its later content; none where no list led to the page. */
export const slot = style(
  feature({
    '@media': {
      [below.small]: {
        flexBasis: '100%',
        selectors: { [`:root[${attributeOf('listed')}] &`]: { minHeight: '2.75rem' } },
      },
    },
  }),
)
