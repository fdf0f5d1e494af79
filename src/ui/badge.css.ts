import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { saleTurn } from '#theme/look.ts'
import { ui } from '#theme/rule.ts'

const base = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: vars.space[2],
    minHeight: '1.5rem',
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // The outline of a badge in forced colours.
    border: '1px solid transparent',
  }),
)

const sale = style(
  ui({
    backgroundColor: vars.color.tape,
    color: vars.color.onTape,
    letterSpacing: '0.06em',
    transform: saleTurn,
    borderRadius: '2px',
  }),
)

const price = style(
  ui({ fontSize: vars.text.body, backgroundColor: vars.color.raised, color: vars.color.ink }),
)

const saving = style(ui({ backgroundColor: vars.color.tape, color: vars.color.onTape }))

const count = style(
  ui({
    minWidth: '1.5rem',
    paddingInline: '0.35rem',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.tape,
    color: vars.color.onTape,
  }),
)

/** A short label on or beside an element: a strip of parcel tape, a price label, a count. Lists of class names. */
export const badge = {
  sale: `${base} ${sale}`,
  price: `${base} ${price}`,
  saving: `${base} ${saving}`,
  count: `${base} ${count}`,
}
