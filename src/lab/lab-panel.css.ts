import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

/** In the corner of a wide window; at the end of the page in a narrow one, where it covers nothing. */
export const panel = style([
  notPrinted,
  {
    margin: vars.space[4],
    padding: vars.space[4],
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    fontSize: vars.text.small,
    '@media': {
      [from.medium]: {
        position: 'fixed',
        insetInlineEnd: vars.space[4],
        insetBlockEnd: vars.space[4],
        margin: 0,
        width: '20rem',
        maxHeight: 'calc(100dvh - 2rem)',
        overflowY: 'auto',
        zIndex: z.popup,
        boxShadow: `0 0.5rem 1.5rem rgb(${vars.color.shadow} / 20%)`,
      },
    },
  },
])

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
})

export const title = style({ fontSize: vars.text.body })

export const off = style({
  minHeight: target,
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.accent,
})

export const figures = style({ display: 'grid', gap: vars.space[1] })

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

export const value = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
})

export const status = style({ marginTop: vars.space[2], minHeight: '1.5em' })
