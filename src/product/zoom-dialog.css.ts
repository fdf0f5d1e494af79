import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { z } from '#theme/z.ts'
import { direction } from '#theme/direction.ts'

export const positioner = style({ position: 'fixed', inset: 0, zIndex: z.dialog })

export const panel = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  outline: 'none',
})

/** The whole window; around the image in the image's tint. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})

const comeFrom = (side: string) =>
  keyframes({ from: { opacity: 0, transform: `translateX(calc(${side} * ${direction}))` } })
const fromStart = comeFrom('-40%')
const fromEnd = comeFrom('40%')
const slideIn = `${vars.motion.calm} ${vars.motion.ease}`

/** Follows a swipe, and slides back where it was too short. */
export const slide = style({
  selectors: {
    '&[data-pulled="false"]': { transition: `transform ${slideIn}` },
    '&[data-from="previous"]': { animation: `${fromStart} ${slideIn}` },
    '&[data-from="next"]': { animation: `${fromEnd} ${slideIn}` },
  },
})

/** The largest square in the window. */
export const sheet = style({
  display: 'grid',
  width: 'min(100cqw, 100cqh)',
  height: 'min(100cqw, 100cqh)',
  flexShrink: 0,
})

/** No edge where the window goes on in the image's tint. */
const fade = 'transparent, #000 8%, #000 92%, transparent'
const ofWhole = (maskImage: string) => ({ selectors: { '[data-whole="true"] > &': { maskImage } } })

export const picture = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  // As in the gallery.
  objectFit: 'contain',
  userSelect: 'none',
  '@container': {
    '(orientation: landscape)': ofWhole(`linear-gradient(90deg, ${fade})`),
    '(orientation: portrait)': ofWhole(`linear-gradient(${fade})`),
  },
  selectors: { '&[data-missing]': { visibility: 'hidden' } },
})

const edge = `max(${vars.space[4]}, env(safe-area-inset-bottom))`

export const tools = style({
  position: 'absolute',
  bottom: edge,
  insetInline: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  // The pointer moves the image from beside the buttons, too.
  pointerEvents: 'none',
})

/** At both edges of the window. */
export const steps = style({
  position: 'absolute',
  top: '50%',
  insetInline: vars.space[2],
  display: 'flex',
  justifyContent: 'space-between',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
})

export const tool = style({ pointerEvents: 'auto' })

export const close = style({ position: 'absolute', top: vars.space[4], insetInlineEnd: vars.space[4] })
