import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { bottomBars } from '#theme/bottom-bars.ts'
import { gutter } from '#theme/gutter.ts'
import { layers } from '#theme/layers.css.ts'
import { below, from, isHigh, isLow } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'
import { trayHeight } from './tray-height.ts'

const height = `${trayHeight}rem`

/**
 * A bar as wide as the window: it has an opaque edge, so no content is half covered. At the end of the page its space
 * is reserved.
 */
export const tray = style(
  feature({
    position: 'sticky',
    zIndex: 23,
    bottom: 0,
    flexShrink: 0,
    minHeight: height,
    paddingBlock: vars.space[1],
    borderTop: `1px solid ${vars.color.edgeStrong}`,
    backgroundColor: vars.color.raised,
    '@media': { [isLow]: { position: 'static' }, print: { display: 'none' } },
  }),
)

export const row = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: '108rem',
    minHeight: `calc(${height} - 2 * ${vars.space[1]} - 1px)`,
    marginInline: 'auto',
    paddingInline: gutter,
  }),
)

/** On a phone the link, which has their number, takes the whole row. */
export const chosen = style(
  feature({
    display: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineEnd: 'auto',
    color: vars.color.inkSoft,
    '@media': { [from.small]: { display: 'flex' } },
  }),
)

export const media = style(
  feature({
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: vars.radius.small,
    overflow: 'hidden',
    backgroundColor: vars.color.sunk,
  }),
)

export const link = style(feature({ '@media': { [below.small]: { flexGrow: 1 } } }))

globalStyle(`:root:has(.${tray})`, {
  '@layer': { [layers.features]: { '@media': { [isHigh]: { vars: { [bottomBars.tray]: height } } } } },
})
