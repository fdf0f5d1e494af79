import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** A short label on or beside a thing: a strip of parcel tape, a price label, a count. */
export const badge = recipe({
  base: ui({
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
    // Borders are what is left of a badge in forced colours.
    border: '1px solid transparent',
  }),
  variants: {
    look: {
      sale: ui({
        backgroundColor: vars.color.tape,
        color: vars.color.onTape,
        letterSpacing: '0.06em',
        transform: 'rotate(-3deg)',
        borderRadius: '2px',
      }),
      price: ui({ backgroundColor: vars.color.raised, color: vars.color.ink }),
      saving: ui({ backgroundColor: vars.color.tape, color: vars.color.onTape }),
      count: ui({
        minWidth: '1.5rem',
        paddingInline: '0.35rem',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.tape,
        color: vars.color.onTape,
      }),
      good: ui({ backgroundColor: vars.color.accentSoft, color: vars.color.good }),
    },
  },
})
