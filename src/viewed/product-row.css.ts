import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { feature } from '#theme/rule.ts'
import { twoLines } from '#theme/whole-text.ts'

/** Hidden where JavaScript is off: the rows would never load. */
export const skeleton = style(feature({ '@media': { '(scripting: none)': { display: 'none' } } }))

export const head = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: '2.75rem' }),
)

export const heading = style(feature({ fontSize: vars.text.title }))

export const row = style(
  feature({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'clamp(9rem, 38vw, 12.5rem)',
    gap: vars.space[4],
    // Space for the focus outline.
    padding: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[2]})`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: vars.space[2],
  }),
)

export const card = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'auto 3rem auto',
    gap: vars.space[1],
    scrollSnapAlign: 'start',
    borderRadius: vars.radius.medium,
    textDecoration: 'none',
  }),
)

export const media = style(
  feature({
    aspectRatio: '1',
    borderRadius: vars.radius.medium,
    overflow: 'hidden',
    backgroundColor: vars.color.sunk,
  }),
)

export const picture = style(feature(cover))

export const name = style(
  feature({
    ...twoLines,
    lineHeight: 1.5,
    fontWeight: 600,
    selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
  }),
)

export const price = style(feature({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' }))
