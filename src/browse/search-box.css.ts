import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

/** Beside the heading where the window is wide enough. */
export const search = style(
  room({ flex: '1 1 18rem', maxWidth: '40rem', '@media': { [from.medium]: { marginInlineStart: 'auto' } } }),
)

export const form = style(room({ position: 'relative' }))

/** Precedes the field in the document as on the screen. */
export const submit = style(
  room({ position: 'absolute', left: '0.25rem', top: 0, color: vars.color.inkFaint }),
)

export const input = style(
  room({
    paddingInline: '3rem',
    borderRadius: vars.radius.round,
    selectors: {
      // An empty field has no clear button over its end.
      '&:placeholder-shown': { paddingRight: vars.space[4] },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
)

export const clear = style(room({ position: 'absolute', right: '0.25rem', top: 0 }))
