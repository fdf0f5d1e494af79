import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const form = style(room({ position: 'relative', maxWidth: '40rem' }))

/** Precedes the field in the document as on the screen. */
export const submit = style(
  room({ position: 'absolute', left: '0.25rem', top: '0.25rem', color: vars.color.inkFaint }),
)

export const input = style(
  room({
    minHeight: '3.25rem',
    paddingInline: '3rem',
    borderRadius: vars.radius.round,
    fontSize: vars.text.lead,
    selectors: {
      // An empty field has no clear button over its end.
      '&:placeholder-shown': { paddingRight: vars.space[4] },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
)

export const clear = style(room({ position: 'absolute', right: '0.25rem', top: '0.25rem' }))
