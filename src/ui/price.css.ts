import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** Between the price and the former one. */
const gap = vars.space[2]

/** A block: Orca's arrow down in browse mode would go back from a flex container to the start of its card. */
const base = style(
  ui({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    // In a second line the former price starts below the price, without the space between them.
    marginInlineStart: `calc(-1 * ${gap})`,
    textIndent: gap,
  }),
)

const small = style(ui({ fontSize: vars.text.body }))

/** Beside a badge with the same price, in a row of this height: a second line of long prices is above the first. */
const quiet = style(
  ui({
    alignSelf: 'end',
    minHeight: '1.5rem',
    fontSize: vars.text.small,
    fontWeight: 500,
    lineHeight: 1.2,
    color: vars.color.inkSoft,
  }),
)

const large = style(
  ui({ fontSize: vars.text.heading, fontFamily: vars.font.display, letterSpacing: '-0.01em' }),
)

export const price = { small: `${base} ${small}`, quiet: `${base} ${quiet}`, large: `${base} ${large}` }

/** In two lines, as after “from”, both start where the price does. */
export const now = style(ui({ display: 'inline-block', textIndent: 0 }))

/** Struck through by style alone: screen readers speak `s` and `del` elements. */
export const before = style(
  ui({
    display: 'inline-block',
    marginInlineStart: gap,
    textIndent: 0,
    color: vars.color.inkFaint,
    fontSize: '0.875em',
    fontWeight: 400,
    textDecorationLine: 'line-through',
  }),
)

export const unit = style(
  ui({
    display: 'block',
    fontFamily: vars.font.body,
    fontSize: vars.text.small,
    fontWeight: 400,
    lineHeight: 1.2,
    letterSpacing: 0,
    color: vars.color.inkSoft,
  }),
)
