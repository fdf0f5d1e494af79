import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const form = style(room({ position: 'relative', maxWidth: '40rem' }))

export const icon = style(
  room({
    position: 'absolute',
    left: vars.space[4],
    top: '1rem',
    color: vars.color.inkFaint,
    pointerEvents: 'none',
  }),
)

export const input = style(
  room({
    minHeight: '3.25rem',
    paddingInline: '3rem',
    borderRadius: vars.radius.round,
    fontSize: vars.text.lead,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
)

export const clear = style(room({ position: 'absolute', right: '0.25rem', top: '0.25rem' }))
