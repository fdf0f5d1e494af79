import { style } from '@vanilla-extract/css'
import { below } from '#theme/media.ts'
import { ui } from '#theme/rule.ts'

/** The styles of what is read by screen readers, but invisible. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Read by screen readers, invisible. */
export const visuallyHidden = style(
  ui({
    ...outOfSight,
    // Preserves a space at either end, which separates the text from its neighbours.
    whiteSpace: 'pre',
  }),
)

/** Words beside an icon, which is shown alone on a phone. */
export const hiddenOnPhone = style(
  ui({
    '@media': {
      [below.small]: outOfSight,
    },
  }),
)
