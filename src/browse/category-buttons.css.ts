import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const group = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const choice = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    paddingInline: vars.space[4],
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.raised,
    fontWeight: 600,
    transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.ink,
        borderColor: vars.color.ink,
        color: vars.color.paper,
      },
    },
    '@media': {
      // Colours are the system's there: the chosen button needs another mark.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)

export const count = style(
  room({
    fontSize: vars.text.small,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkFaint,
    selectors: { [`${choice}[aria-pressed="true"] &`]: { color: 'inherit' } },
  }),
)
