import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { bottomBars } from '#theme/bottom-bars.ts'
import { aboveFooter, gutter } from '#theme/gutter.ts'
import { below, from, isHigh, isLow } from '#theme/media.ts'
import { isHighForPanel, isLowForPanel } from './panel-height.ts'
import { z } from '#theme/z.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

const barHeight = '4rem'

/** Reserves its space at the end of the page while it is empty, so that nothing moves when the bar is shown. */
export const bar = style([
  notPrinted,
  {
    position: 'sticky',
    zIndex: z.buyBar,
    bottom: `var(${bottomBars.tray}, 0px)`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    height: barHeight,
    // It ends at the footer, and takes no more than the space above that.
    marginTop: `calc(${aboveFooter} - ${barHeight})`,
    marginBottom: `calc(-1 * ${aboveFooter})`,
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    borderTop: `1px solid ${vars.color.edgeStrong}`,
    backgroundColor: vars.color.raised,
    // Line and background up to the edges of a window that is wider than the page.
    borderImage: `linear-gradient(${vars.color.edgeStrong} 1px, ${vars.color.raised} 1px) fill 0 / 0 / 0 100vw`,
    selectors: { '&:empty': { visibility: 'hidden' } },
    '@media': {
      [`${from.medium} and ${isHighForPanel}`]: { display: 'none' },
      [isLow]: { display: 'none' },
    },
  },
])

const pictureSize = '3rem'

/**
 * The price, and the picture before it. The price comes first, from the line's end on: where a long button leaves no room
 * for both, the picture is in a second line, which is hidden.
 */
export const summary = style({
  flex: 1,
  minWidth: 0,
  height: pictureSize,
  overflow: 'hidden',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
})

export const picture = style({
  ...cover,
  width: pictureSize,
  height: pictureSize,
  borderRadius: vars.radius.small,
})

export const price = style({
  display: 'flex',
  alignItems: 'center',
  height: pictureSize,
  lineHeight: 1.2,
})

// The former price may have a line of its own.
globalStyle(`${price} > p > span`, { whiteSpace: 'nowrap' })

// Also while it is empty: changed by a scroll, this would restyle every element of the page. Notes are at the window's
// edge then.
globalStyle(`:root:has(.${bar})`, {
  '@media': {
    [`${below.medium} and ${isHigh}, screen and ${isHigh} and ${isLowForPanel}`]: {
      vars: { [bottomBars.buyBar]: barHeight },
    },
  },
})
globalStyle(`:root:has(.${bar}:empty) [data-above-foot]`, {
  vars: { [bottomBars.buyBar]: '0px' },
})
