import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { bottomBars } from '#theme/bottom-bars.ts'
import { aboveFooter, gutter } from '#theme/gutter.ts'
import { layers } from '#theme/layers.css.ts'
import { below, from, isHigh, isLow } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'
import { isHighForPanel, isLowForPanel } from './panel-height.ts'

const barHeight = '4rem'

/** Reserves its space at the end of the page while it is empty, so that nothing moves when the bar is shown. */
export const bar = style(
  feature({
    position: 'sticky',
    zIndex: 22,
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
      print: { display: 'none' },
    },
  }),
)

export const picture = style(
  feature({
    ...cover,
    width: '3rem',
    height: '3rem',
    borderRadius: vars.radius.small,
    // The price needs its room.
    '@media': { '(max-width: 22em)': { display: 'none' } },
  }),
)

export const price = style(feature({ flex: 1, minWidth: 0, whiteSpace: 'nowrap' }))

// Also while it is empty: changed by a scroll, this would restyle every element of the page. Notes are at the window's
// edge then.
globalStyle(`:root:has(.${bar})`, {
  '@layer': {
    [layers.features]: {
      '@media': {
        [`${below.medium} and ${isHigh}, screen and ${isHigh} and ${isLowForPanel}`]: {
          vars: { [bottomBars.buyBar]: barHeight },
        },
      },
    },
  },
})
globalStyle(`:root:has(.${bar}:empty) [data-above-foot]`, {
  '@layer': { [layers.features]: { vars: { [bottomBars.buyBar]: '0px' } } },
})
