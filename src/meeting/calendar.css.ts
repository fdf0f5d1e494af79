import { style } from '@vanilla-extract/css'
import { chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

export const grid = style({ width: '100%', tableLayout: 'fixed' })

export const weekday = style({
  height: '2rem',
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.inkSoft,
})

export const cell = style({ height: target, padding: 0 })

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: target,
  border: '2px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-month]': { alignContent: 'center', lineHeight: 1.2 },
    // The first value is for browsers without alternative texts.
    '&[data-month]::before': {
      content: ['attr(data-month)', "attr(data-month) / ''"],
      fontSize: '0.6875rem',
      color: vars.color.inkSoft,
    },
    '[aria-selected="true"] > &::before': { color: 'inherit' },
    '&:hover': { backgroundColor: vars.color.accentSoft },
    '&[aria-current]': { borderColor: vars.color.accent },
    '&[aria-disabled="true"]': {
      backgroundColor: 'transparent',
      color: vars.color.edgeStrong,
      fontWeight: 400,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '[aria-selected="true"] > &': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      textDecoration: 'none',
    },
    // The focus ring overlaps the neighbouring days.
    '&:focus-visible': { zIndex: z.raised },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { borderColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
        '[aria-selected="true"] > &': chosenForced,
      },
    },
  },
})

/** Below the days, after today's last slot. */
export const noneLeft = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[2] })
