import { hasCompare, hasSaved, hasShare } from 'virtual:shop/parts'
import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { isLowForPanel } from './panel-height.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  '@media': {
    [from.medium]: { position: 'sticky', top: '6.5rem', gridRow: 'span 2', gap: vars.space[4] },
    [isLowForPanel]: { position: 'static' },
  },
})

export const brand = style({
  ...quietLink,
  justifySelf: 'start',
  // A target of 44 px without larger gaps around the line.
  position: 'relative',
  zIndex: z.raised,
  marginBlock: '-0.625rem',
})

export const name = style({
  fontSize: vars.text.heading,
  // Balanced lines would break at a hyphen.
  textWrap: 'wrap',
  selectors: { [`${brand} + &`]: { marginTop: `calc(-1 * ${vars.space[2]})` } },
})

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const description = style({ fontSize: vars.text.lead, color: vars.color.inkSoft, maxWidth: '38rem' })

export const buy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
})

export const add = style({ flex: '1 1 9rem', paddingInline: vars.space[4] })

/** One row, and below it what they report. */
export const tools =
  hasSaved || hasShare || hasCompare
    ? style({
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space[2],
      })
    : ''

export const perks = style({
  display: 'grid',
  marginTop: vars.space[2],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.edge}`,
  // A shop may have none.
  selectors: { '&:empty': { display: 'none' } },
})

export const perk = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: target,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.edge },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const perkArrow = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] &': { transform: 'rotate(90deg)' } },
})

/** Starts where the perk's name starts, beside its icon. */
export const perkText = style({
  maxWidth: '38rem',
  paddingInlineStart: `calc(20px + ${vars.space[3]})`,
  paddingBottom: vars.space[2],
  color: vars.color.inkSoft,
})

export const features = style({ display: 'grid', gap: vars.space[2] })

export const keyFeature = style({ display: 'flex', gap: vars.space[3] })

export const perkIcon = style({ flexShrink: 0, color: vars.color.accent })

export const stock = style({ fontWeight: 600 })
