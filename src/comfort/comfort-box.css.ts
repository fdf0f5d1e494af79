import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const choice = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '2.75rem',
    marginTop: vars.space[2],
    fontWeight: 600,
    cursor: 'pointer',
  }),
)

export const box = style(
  feature({ width: '1.5rem', height: '1.5rem', flexShrink: 0, accentColor: vars.color.accent }),
)
