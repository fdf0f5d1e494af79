import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

/** Widths at which more reviews fit, in pixels as the specification has them; `media.ts` asks the same questions. */
const three = '(min-width: 768px)'
const four = '(min-width: 1024px)'

const visible = createVar()
const gap = vars.space[4]
const reviewWidth = `calc((100% - (${visible} - 1) * ${gap}) / ${visible})`

/** From one review to the next, in widths of the row. */
export const step = `((100% + ${gap}) / ${visible})`

/** What the reviews are seen through. Not a scroll container: nothing may move it but the slides. */
export const viewport = style(
  room({
    vars: { [visible]: '1' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    // Sideways is ours, up and down the page's.
    touchAction: 'pan-y',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
    '@media': { [three]: { vars: { [visible]: '3' } }, [four]: { vars: { [visible]: '4' } } },
  }),
)

export const row = style(
  room({ gridArea: '1 / 1', display: 'flex', alignItems: 'stretch', columnGap: gap, minWidth: 0 }),
)

export const review = style(
  room({
    flex: `0 0 ${reviewWidth}`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    // Markup that was made before the window was known has reviews for the widest.
    selectors: {
      [`${row}[data-unmeasured] &:nth-child(n + 2)`]: {
        '@media': { 'not all and (min-width: 768px)': { display: 'none' } },
      },
      [`${row}[data-unmeasured] &:nth-child(n + 4)`]: {
        '@media': { 'not all and (min-width: 1024px)': { display: 'none' } },
      },
    },
  }),
)

/** A stack of all reviews as high as the highest, which keeps the height while they come and go. */
export const heights = style(
  room({
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: reviewWidth,
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
)

export const height = style(room({ gridArea: '1 / 1' }))
