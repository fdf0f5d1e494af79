import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { fromPixels } from '#theme/media.ts'

// More reviews fit from these widths on.
const three = fromPixels(768)
const four = fromPixels(1024)

const visible = createVar()
const gap = vars.space[4]
const reviewWidth = `calc((100% - (${visible} - 1) * ${gap}) / ${visible})`

/** The distance between two reviews, in widths of the row. */
export const step = `((100% + ${gap}) / ${visible})`

/** The visible part of the row. Not a scroll container: only the slides may move it. */
export const viewport = style({
  vars: { [visible]: '1' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  // The row handles horizontal drags, the page vertical ones.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { [three]: { vars: { [visible]: '3' } }, [four]: { vars: { [visible]: '4' } } },
})

export const row = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'stretch',
  columnGap: gap,
  minWidth: 0,
})

export const review = style({
  flex: `0 0 ${reviewWidth}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // Prerendered markup contains the reviews of the widest window.
  selectors: {
    [`${row}[data-unmeasured] &:nth-child(n + 2)`]: {
      '@media': { [`not all and ${three}`]: { display: 'none' } },
    },
    [`${row}[data-unmeasured] &:nth-child(n + 4)`]: {
      '@media': { [`not all and ${four}`]: { display: 'none' } },
    },
  },
})

/** A grid of all reviews in one cell, as high as the highest: the height stays constant while reviews change. */
export const heights = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: reviewWidth,
  visibility: 'hidden',
  pointerEvents: 'none',
})

export const height = style({ gridArea: '1 / 1' })
