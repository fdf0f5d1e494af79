import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { bottomBars } from '#theme/bottom-bars.ts'
import { gutter } from '#theme/gutter.ts'
import { below, from, isHigh, isLow } from '#theme/media.ts'
import { trayHeight } from './tray-height.ts'
import { z } from '#theme/z.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

const height = `${trayHeight}rem`

/**
 * A bar as wide as the window: it has an opaque edge, so no content is half covered. At the end of the page its space
 * is reserved.
 */
export const tray = style([
  notPrinted,
  {
    position: 'sticky',
    zIndex: z.tray,
    bottom: 0,
    flexShrink: 0,
    minHeight: height,
    paddingBlock: vars.space[1],
    borderTop: `1px solid ${vars.color.edgeStrong}`,
    backgroundColor: vars.color.raised,
    '@media': { [isLow]: { position: 'static' } },
  },
])

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '108rem',
  minHeight: `calc(${height} - 2 * ${vars.space[1]} - 1px)`,
  marginInline: 'auto',
  paddingInline: gutter,
})

/** On a phone the link, which has their number, takes the whole row. */
export const chosen = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: 'auto',
  color: vars.color.inkSoft,
  '@media': { [from.small]: { display: 'flex' } },
})

export const media = style({
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
})

/** The place of a product that has not loaded yet. */
export const noPicture = style({ backgroundColor: vars.color.sunk })

export const link = style({ '@media': { [below.small]: { flexGrow: 1 } } })

globalStyle(`:root:has(.${tray})`, {
  '@media': { [isHigh]: { vars: { [bottomBars.tray]: height } } },
})
