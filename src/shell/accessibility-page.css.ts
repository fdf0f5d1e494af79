import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { target } from '#theme/target.ts'

export const page = style({ ...pageBox, maxWidth: '72rem' })

export const back = style({
  ...quietLink,
  // The heading's letters overflow the top of its box.
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
})

export const heading = style({ fontSize: vars.text.heading })

/** A readable line length. */
const measure = '42rem'

export const lead = style({
  maxWidth: measure,
  marginTop: vars.space[3],
  fontSize: vars.text.lead,
  color: vars.color.inkSoft,
})

export const part = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: measure,
  marginTop: vars.space[10],
})

export const title = style({ fontSize: vars.text.title })

/** One tile, or two side by side. */
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[10],
  '@media': {
    [from.medium]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  },
})

export const tile = style({
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})

export const list = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[4] })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: vars.space[3],
})

export const works = style({ marginTop: '0.125rem', color: vars.color.good })

export const missing = style({ marginTop: '0.125rem', color: vars.color.danger })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const complaint = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[10],
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
})

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: target,
  overflowWrap: 'anywhere',
})
