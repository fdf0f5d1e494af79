import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { atOuterEdge } from '#theme/direction.ts'
import { pageBox } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { quietLink } from '#theme/quiet-link.ts'

export const page = style({ ...pageBox, maxWidth: '72rem' })

export const back = style({
  ...quietLink,
  // The heading's letters overflow the top of its box.
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
})

export const heading = style({ fontSize: vars.text.heading, marginBottom: vars.space[6] })

/** On a phone the sums come first: they are what is agreed to. */
export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)' } },
})

export const main = style({ display: 'grid', alignContent: 'start', gap: vars.space[6] })

export const next = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
})

export const small = style({ fontSize: vars.text.lead })

export const title = style({ fontSize: vars.text.title, overflowWrap: 'anywhere' })

export const part = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] })

export const end = style([part, { marginBottom: vars.space[8] }])

/** What comes later than the rest of an order. */
export const later = style({ display: 'grid', gap: vars.space[2] })

export const outcome = style({
  padding: vars.space[4],
  border: `2px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius.medium,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const earlier = style([
  outcome,
  { display: 'grid', justifyItems: 'start', gap: vars.space[3], marginBottom: vars.space[6] },
])

export const short = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  fontWeight: 'normal',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

/** What is for after the message or the other site: apart from the way there. */
export const afterwards = style([
  actions,
  { width: '100%', paddingBlock: vars.space[4], borderBlock: `1px solid ${vars.color.edge}` },
])

/** One of several ways on, in a row of its own. */
export const choice = style([actions, { width: '100%' }])

export const hint = style({ flex: '1 1 14rem', fontSize: vars.text.small, color: vars.color.inkSoft })

export const message = style({
  width: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  // Each line has its own direction, and all begin at the same edge.
  ...atOuterEdge,
})

export const steps = style({ display: 'grid', gap: vars.space[3], width: '100%' })

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})
