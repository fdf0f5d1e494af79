import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { target } from '#theme/target.ts'

/** A row of its own above the heading. */
export const navigation = style({ flexBasis: '100%' })

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })

/** A level below the first, after a slash that is not read aloud. */
export const level = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // The first value is for browsers without alternative texts.
  '::before': { content: ["'/'", "'/' / ''"], color: vars.color.inkSoft },
})

export const crumb = style({ ...quietLink, justifyContent: 'center', minWidth: target })

export const intro = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  marginTop: vars.space[3],
})

export const picture = style({
  flexShrink: 0,
  width: '6rem',
  height: '6rem',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunk,
  objectFit: 'cover',
})

/** Lines of at most about 70 letters. */
export const text = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  maxWidth: '42rem',
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
})
