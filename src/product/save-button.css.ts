import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const save = style(room({ width: '3.25rem', height: '3.25rem' }))

export const heart = style(
  room({
    transition: `fill ${vars.motion.quick}`,
    selectors: {
      [`${save}[aria-pressed="true"] &`]: { fill: vars.color.danger, color: vars.color.danger },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [`${save}[aria-pressed="true"] &`]: { fill: 'Highlight' } } },
    },
  }),
)

/** Above the button, covering nothing that can be pressed. */
export const outcome = style(
  room({ position: 'absolute', zIndex: 5, right: 0, bottom: 'calc(100% + 0.5rem)', whiteSpace: 'nowrap' }),
)

export const share = style(room({ position: 'relative' }))
