import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { hasHover, from } from '#theme/media.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { columnsOf, sidewaysRow } from '#theme/sideways-row.ts'
import { twoLines } from '#theme/whole-text.ts'

/** For `sizes`: the width of a card, with `cards` below. */
export const pictureSizes = '(max-width: 36em) 44vw, (max-width: 48em) 29vw, (max-width: 80em) 23vw, 20rem'

const cards = (count: number) => ({ gridAutoColumns: columnsOf(count, '8rem') })

export const all = style({ ...quietLink })

export const row = style({
  ...sidewaysRow,
  // A part of a card at the end shows that there are more.
  ...cards(2.2),
  '@media': {
    [from.small]: cards(3.3),
    [from.medium]: cards(4.3),
    [from.wide]: cards(5.3),
  },
})

export const item = style({ scrollSnapAlign: 'start' })

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[1],
  height: '100%',
  borderRadius: vars.radius.medium,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

export const media = style({
  position: 'relative',
  aspectRatio: '1',
  marginBottom: vars.space[1],
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const picture = style({
  ...cover,
  transition: `transform ${vars.motion.quick}`,
  '@media': {
    [hasHover]: { selectors: { ...cover.selectors, [`${card}:hover &`]: { transform: 'scale(1.03)' } } },
  },
})

export const sale = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: vars.space[2],
})

export const name = style({ ...twoLines, fontSize: vars.text.body, fontWeight: 600, lineHeight: 1.4 })

/** The whole card is its link. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    [`${card}:hover &`]: { textDecoration: 'underline' },
  },
})
