import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

/** The sign at the shop's door. */
export const sign = style(
  room({
    padding: vars.space[6],
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    // What is left of the sign in forced colours.
    border: '1px solid transparent',
    '@media': { [from.large]: { gridArea: 'hours' } },
  }),
)

export const head = style(
  room({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[2] }),
)

export const title = style(room({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.lead }))

export const icon = style(room({ flexShrink: 0, color: vars.color.tape }))

/** Keeps its line while there is nothing in it. */
export const state = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minHeight: '2.25rem',
    marginTop: vars.space[2],
  }),
)

export const next = style(room({ color: vars.color.onPanelSoft }))

export const days = style(room({ marginTop: vars.space[3] }))

export const day = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[3]})`,
    padding: `${vars.space[2]} ${vars.space[3]}`,
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
  }),
)

export const today = style(room({ color: vars.color.tape }))

export const foot = style(room({ marginTop: vars.space[4], fontSize: vars.text.small, color: vars.color.onPanelSoft }))

export const support = style(room({ display: 'block', fontSize: vars.text.body, fontWeight: 600, color: vars.color.onPanel }))
