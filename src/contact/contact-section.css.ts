import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { target } from '#theme/target.ts'

export const section = style({
  ...pageBox,
  marginTop: vars.space[16],
  '@media': { [from.medium]: { marginTop: vars.space[24] } },
})

export const heading = style({ fontSize: vars.text.heading })

export const lead = style({ marginTop: vars.space[1], color: vars.color.inkSoft })

export const support = style({ marginTop: vars.space[1], fontWeight: 600 })

const grid = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[6] })

/** Of a shop that does without one of them: as many side by side as there is space for. */
export const tiles = style([
  grid,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))', alignItems: 'start' },
])

export const allTiles = style([
  grid,
  {
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateAreas: '"emails emails" "phone office" "hours hours"',
      },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.35fr)',
        gridTemplateAreas: '"emails emails hours" "phone office hours"',
        gridTemplateRows: '1fr auto',
      },
    },
  },
])

const inArea = (gridArea: string) => ({ '@media': { [from.medium]: { gridArea } } })

export const tile = style({
  padding: 'clamp(1rem, 3vw, 1.5rem)',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})

export const emails = style(inArea('emails'))
export const phone = style(inArea('phone'))
export const office = style(inArea('office'))
export const hours = style(inArea('hours'))

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  fontSize: vars.text.lead,
})

export const icon = style({ flexShrink: 0, color: vars.color.accent })

export const mail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderTop: `2px dashed ${vars.color.edge}` } },
})

export const label = style({ color: vars.color.inkSoft })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  // The longest email address fits on one line of a phone.
  fontSize: 'clamp(0.875rem, 3.8vw, 1rem)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.edgeStrong,
  selectors: { '&:hover': { color: vars.color.accent, textDecorationColor: 'currentColor' } },
})

export const line = style({ display: 'block' })

export const number = style({ fontSize: vars.text.title, fontVariantNumeric: 'tabular-nums' })
