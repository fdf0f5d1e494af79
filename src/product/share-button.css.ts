import { style } from '@vanilla-extract/css'
import { feature } from '#theme/rule.ts'

/** Above the button, covering nothing that can be pressed. */
export const outcome = style(
  feature({ position: 'absolute', zIndex: 5, right: 0, bottom: 'calc(100% + 0.5rem)', whiteSpace: 'nowrap' }),
)

export const share = style(feature({ position: 'relative' }))
