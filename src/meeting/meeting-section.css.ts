import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { target } from '#theme/target.ts'

export const section = style({
  width: '100%',
  maxWidth: '108rem',
  marginInline: 'auto',
  marginBlock: vars.space[16],
  scrollMarginTop: '6rem',
  '@media': {
    [from.medium]: { paddingInline: gutter },
    [from.large]: { marginBlock: vars.space[24] },
  },
})

/** Kraft paper, with the form as a label on it. */
export const parcel = style({
  display: 'grid',
  backgroundColor: vars.color.kraft,
  color: vars.color.ink,
  '@media': {
    [from.medium]: {
      gap: vars.space[8],
      padding: vars.space[6],
      borderRadius: vars.radius.large,
    },
    [from.wide]: {
      gridTemplateColumns: 'min(22rem, 30%) minmax(0, 1fr)',
      gap: vars.space[10],
      padding: vars.space[8],
      paddingInlineStart: vars.space[10],
    },
  },
})

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  padding: `${vars.space[8]} 1rem ${vars.space[10]}`,
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[10],
      padding: `${vars.space[4]} ${vars.space[2]} 0`,
    },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${vars.space[4]} 0` },
  },
})

export const heading = style({ fontSize: vars.text.heading, scrollMarginTop: '7rem' })

export const lead = style({ marginTop: vars.space[3], maxWidth: '36rem', fontSize: vars.text.lead })

export const facts = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[5], fontWeight: 600 })

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const factIcon = style({ flexShrink: 0 })

export const how = style({ fontSize: vars.text.lead, marginBottom: vars.space[3] })

export const steps = style({ display: 'grid', gap: vars.space[4], counterReset: 'step' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space[3],
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      // The list itself conveys its numbers: alternative text "" keeps the drawn ones from being read again.
      content: 'counter(step) / ""',
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      borderRadius: '2px',
      backgroundColor: vars.color.tape,
      color: vars.color.onTape,
      fontWeight: 700,
      transform: 'rotate(-3deg)',
    },
  },
})

export const stepTitle = style({ fontWeight: 700 })

export const write = style({
  marginTop: vars.space[4],
  paddingTop: vars.space[3],
  borderTop: `1px dashed ${vars.color.ink}`,
})

export const mail = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

/** White paper with a strip of tape. */
export const label = style({
  position: 'relative',
  alignSelf: 'start',
  minWidth: 0,
  padding: `${vars.space[10]} 1rem ${vars.space[8]}`,
  backgroundColor: vars.color.raised,
  '@media': {
    [from.medium]: {
      padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[8]}`,
      borderRadius: vars.radius.medium,
      boxShadow: `0 0.5rem 1.75rem rgb(${vars.color.shadow} / 14%)`,
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-0.875rem',
      insetInlineStart: '1.5rem',
      width: '7.5rem',
      height: '1.75rem',
      borderRadius: '2px',
      backgroundColor: vars.color.tape,
      transform: 'rotate(-2deg)',
    },
  },
})
