import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { hasHover, from } from '#theme/media.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { twoLines } from '#theme/whole-text.ts'

/** For `sizes`: the width of a card, with `columnsOf` below. */
export const pictureSizes = '(max-width: 36em) 44vw, (max-width: 48em) 29vw, (max-width: 80em) 23vw, 20rem'

/** The width of a card where so many are in view, the last one in part. */
const columnsOf = (count: number) =>
  `max(8rem, (100% - ${Math.ceil(count - 1)} * ${vars.space[4]}) / ${count})`

export const all = style({ ...quietLink })

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // A part of a card at the end shows that there are more.
  gridAutoColumns: columnsOf(2.2),
  gap: vars.space[4],
  // Space for the focus outline.
  padding: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space[2],
  '@media': {
    [from.small]: { gridAutoColumns: columnsOf(3.3) },
    [from.medium]: { gridAutoColumns: columnsOf(4.3) },
    [from.wide]: { gridAutoColumns: columnsOf(5.3) },
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
