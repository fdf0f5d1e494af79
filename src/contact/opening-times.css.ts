import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

export const sign = style({
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
  // The sign's outline in forced colours.
  border: '1px solid transparent',
  display: 'flex',
  flexDirection: 'column',
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.lead,
})

export const icon = style({ flexShrink: 0, color: vars.color.tape })

/** Reserves space while it is empty: two lines on a phone, one elsewhere. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '3.25rem',
  marginTop: vars.space[3],
  '@media': { [from.small]: { flexFlow: 'row wrap', alignItems: 'center', minHeight: '1.5rem' } },
})

export const next = style({ color: vars.color.onPanelSoft })

export const days = style({ marginTop: vars.space[3] })

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  color: vars.color.onPanelSoft,
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  selectors: {
    '&[aria-current="date"]': {
      borderColor: vars.color.tape,
      color: vars.color.onPanel,
      fontWeight: 600,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="date"]': { borderColor: 'Highlight' } },
    },
  },
})

/** One below the other on a day with a break. */
export const hours = style({ whiteSpace: 'pre-line', textAlign: 'end' })

export const today = style({ marginInlineStart: vars.space[1], color: vars.color.tape })

export const foot = style({
  marginTop: 'auto',
  paddingTop: vars.space[4],
  fontSize: vars.text.small,
  color: vars.color.onPanelSoft,
})

export const support = style({
  display: 'block',
  fontSize: vars.text.body,
  fontWeight: 600,
  color: vars.color.onPanel,
})
