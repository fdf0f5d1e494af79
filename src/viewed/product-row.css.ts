import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { from } from '#theme/media.ts'
import { columnsOf, sidewaysRow } from '#theme/sideways-row.ts'
import { twoLines } from '#theme/whole-text.ts'
import { mostInRow } from './most-in-row.ts'
import { target } from '#theme/target.ts'

/** Hidden where JavaScript is off: the rows would never load. */
export const skeleton = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: target })

export const heading = style({ fontSize: vars.text.title })

const cards = (count: number) => ({ gridAutoColumns: columnsOf(count, '7rem') })

export const row = style({
  ...sidewaysRow,
  // A part of a card at the end shows that there are more; where the window has the width, all six are in it.
  ...cards(2.25),
  '@media': {
    [from.small]: cards(3.5),
    [from.medium]: cards(4.5),
    [from.large]: cards(mostInRow),
  },
})

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[1],
  scrollSnapAlign: 'start',
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
})

export const media = style({
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const picture = style(cover)

/** Has the space of two lines for the name, and of the price. */
export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minHeight: `calc(4.5rem + ${vars.space[1]})`,
})

export const name = style({
  ...twoLines,
  lineHeight: 1.5,
  fontWeight: 600,
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
})

export const price = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' })
