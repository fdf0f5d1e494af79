import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

/** A closed dialog stays in the document for a while, invisible and without presses; screen readers still find it. */
export const layer = style(
  ui({
    selectors: {
      '&[data-state="closed"]': {
        pointerEvents: 'none',
        opacity: 0,
        transition: `opacity ${vars.motion.quick}`,
      },
    },
  }),
)

// The library's lock of scrolling keeps the scrollbar's space free (`scrollbar-gutter: stable`), which no dialog could
// cover. The body keeps that space instead, so that the page does not move.
// Not where it takes none, or the browser hides it: then the library measures none.
globalStyle(
  ":root:not([style*='--scrollbar-width: 0px']):has(> body[data-scroll-lock])",
  ui({ scrollbarGutter: 'auto' }),
)
globalStyle('body[data-scroll-lock]', ui({ paddingInlineEnd: 'var(--scrollbar-width)' }))
