import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

export const panel = style(
  room({
    display: 'grid',
    gap: vars.space[4],
    alignContent: 'start',
    '@media': {
      [from.medium]: { position: 'sticky', top: '6.5rem' },
      '(max-height: 48rem)': { position: 'static' },
    },
  }),
)

export const brand = style(room({ fontWeight: 600, color: vars.color.inkSoft }))

export const name = style(room({ marginTop: `calc(-1 * ${vars.space[2]})`, fontSize: vars.text.heading }))

export const price = style(
  room({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
)

export const description = style(
  room({ fontSize: vars.text.lead, color: vars.color.inkSoft, maxWidth: '38rem' }),
)

export const buy = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginTop: vars.space[2],
  }),
)

export const add = style(room({ flex: '1 1 12rem' }))

export const icons = style(room({ display: 'flex', gap: vars.space[2] }))

export const perks = style(
  room({
    display: 'grid',
    gap: vars.space[3],
    marginTop: vars.space[2],
    paddingTop: vars.space[5],
    borderTop: `1px solid ${vars.color.edge}`,
  }),
)

export const perk = style(room({ display: 'flex', alignItems: 'center', gap: vars.space[3] }))

export const perkIcon = style(room({ flexShrink: 0, color: vars.color.accent }))
