import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const refine = style(
  room({
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

export const bar = style(
  room({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
)

export const chips = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const chipList = style(room({ display: 'contents', listStyle: 'none' }))

export const chip = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    paddingInline: vars.space[4],
    border: `1.5px solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.ink,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: { '&:hover': { borderColor: vars.color.ink } },
  }),
)

export const offer = style(
  room({
    marginBottom: vars.space[4],
    padding: `${vars.space[1]} ${vars.space[4]}`,
    borderLeft: `4px solid ${vars.color.tape}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.sunk,
  }),
)

export const list = style([
  offer,
  room({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
  }),
])

export const offerLink = style(
  room({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 600 }),
)

export const suggestions = style(
  room({ display: 'grid', justifyItems: 'center', gap: vars.space[2], marginTop: vars.space[4] }),
)

export const suggestionList = style(room({ display: 'grid', justifyItems: 'center', listStyle: 'none' }))

export const suggestion = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    fontWeight: 600,
  }),
)

export const waiting = style(room({ paddingBlock: vars.space[6], color: vars.color.inkSoft }))
