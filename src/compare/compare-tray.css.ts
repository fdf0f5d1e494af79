import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { foot } from '#theme/foot.ts'
import { gutter } from '#theme/gutter.ts'
import { layers } from '#theme/layers.css.ts'
import { isHigh, isLow } from '#theme/media.ts'
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
    justifyContent: 'flex-end',
    gap: vars.space[2],
    maxWidth: '108rem',
    minHeight: `calc(${height} - 2 * ${vars.space[1]} - 1px)`,
    marginInline: 'auto',
    paddingInline: gutter,
  }),
)

globalStyle(`:root:has(.${tray})`, {
  '@layer': { [layers.features]: { '@media': { [isHigh]: { vars: { [foot.tray]: height } } } } },
})
