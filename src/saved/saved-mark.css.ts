import { hasCompare, hasSaved } from 'virtual:shop/parts'
import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

/** As large as the button. */
export const mark =
  hasSaved || hasCompare
    ? style({
        display: 'grid',
        placeItems: 'center',
        width: target,
        height: target,
        border: `1.5px solid ${vars.color.edgeStrong}`,
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.raised,
        color: vars.color.danger,
      })
    : ''

export const heart = hasSaved
  ? style({
      fill: 'currentColor',
      '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
    })
  : ''
