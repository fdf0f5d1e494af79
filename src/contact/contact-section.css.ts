import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

export const section = style(
  room({
    width: '100%',
    maxWidth: '108rem',
    marginInline: 'auto',
    marginTop: vars.space[16],
    paddingInline: 'clamp(1rem, 3vw, 2.5rem)',
    '@media': { [from.medium]: { marginTop: vars.space[24] } },
  }),
)

export const heading = style(room({ fontSize: vars.text.heading }))

export const lead = style(room({ marginTop: vars.space[1], color: vars.color.inkSoft }))

export const tiles = style(
  room({
    display: 'grid',
    gap: vars.space[4],
    marginTop: vars.space[6],
    '@media': {
      [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1.4fr)',
        gridTemplateAreas: '"emails phone hours" "emails office hours"',
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
)

const large = (gridArea: string) => ({ '@media': { [from.large]: { gridArea } } })

export const tile = style(
  room({
    padding: vars.space[6],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
  }),
)

export const emails = style(room(large('emails')))
export const phone = style(room(large('phone')))
export const office = style(room(large('office')))

export const title = style(
  room({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBottom: vars.space[3],
    fontSize: vars.text.lead,
  }),
)

export const icon = style(room({ flexShrink: 0, color: vars.color.accent }))

export const label = style(room({ color: vars.color.inkSoft, fontSize: vars.text.small }))

export const link = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: vars.color.edgeStrong,
    selectors: { '&:hover': { color: vars.color.accent, textDecorationColor: 'currentColor' } },
  }),
)

export const line = style(room({ display: 'block' }))
