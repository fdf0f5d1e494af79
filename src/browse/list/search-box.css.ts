import { style } from '@vanilla-extract/css'
import { absent } from '#theme/absent.css.ts'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { from } from '#theme/media.ts'
import { belowHeader, heroSearch, pageSearch } from '#theme/page-search.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

/** Beside the heading where the window is wide enough; there not drawn while the hero's field is in the window. */
export const search = style([
  notPrinted,
  {
    flex: '1 1 18rem',
    maxWidth: '40rem',
    viewTimeline: pageSearch,
    viewTimelineInset: belowHeader.phone,
    '@media': {
      [from.medium]: { marginInlineStart: 'auto', viewTimelineInset: belowHeader.medium },
      // Without a script the note below the field says what it needs.
      [`${from.medium} and (scripting: enabled)`]: {
        selectors: {
          // With a text it stays, since it alone clears that.
          '&:not(:focus-within, :has(input:not(:placeholder-shown)))': {
            animation: absent,
            animationTimeline: heroSearch,
          },
        },
      },
    },
  },
])

export const form = style({ position: 'relative' })

/** Precedes the field in the document as on the screen. */
export const submit = style({
  position: 'absolute',
  insetInlineStart: '0.25rem',
  top: 0,
  color: vars.color.inkFaint,
})

export const input = style({
  paddingInline: '3rem',
  borderRadius: vars.radius[controlCorner],
  selectors: {
    // An empty field has no clear button over its end.
    '&:placeholder-shown': { paddingInlineEnd: vars.space[4] },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const clear = style({ position: 'absolute', insetInlineEnd: '0.25rem', top: 0 })
