import { cartScope } from '#shop'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below, isLow } from '#theme/media.ts'
import { z } from '#theme/z.ts'
import { direction } from '#theme/direction.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const outside = `translateX(calc(100% * ${direction}))`
const slideIn = keyframes({ from: { transform: outside } })
const slideOut = keyframes({ to: { transform: outside } })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.drawerBackdrop,
  backgroundColor: vars.color.backdrop,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.calm}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.quick} forwards` },
  },
})

export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.drawer,
  display: 'flex',
  justifyContent: 'flex-end',
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(28rem, 100vw)',
  height: '100dvh',
  '@media': { [isLow]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  borderInlineStart: `1px solid ${vars.color.edge}`,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${vars.motion.calm} ${vars.motion.ease}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.motion.quick} forwards` },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space[4],
  paddingInlineStart: vars.space[6],
  borderBottom: `1px solid ${vars.color.edge}`,
  '@media': { [below.tiny]: { padding: vars.space[3] } },
})

export const title = style({
  fontSize: vars.text.title,
  '@media': { [below.tiny]: { fontSize: vars.text.lead } },
})

/** The lines scroll between the head and the total; in a low window the whole drawer does. */
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  // The scrollbar is within the padding, so that the lines end where the total does. The dialog sets its width.
  paddingInline: `${vars.space[6]} max(0px, ${vars.space[6]} - var(--scrollbar-width, 0px))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  '@media': { [isLow]: { flexShrink: 0, paddingInline: vars.space[6], overflowY: 'visible' } },
})

export const lines = style({ display: 'grid' })

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  textAlign: 'center',
  color: vars.color.inkSoft,
})

export const emptyIcon = style({ color: vars.color.accent, strokeWidth: 1.25 })

export const emptyTitle = style({ fontSize: vars.text.lead, fontWeight: 700, color: vars.color.ink })

export const removed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  backgroundColor: vars.color.sunk,
  borderTop: `1px solid ${vars.color.edge}`,
})

// Buttons may be narrower than their text elsewhere; here the name has room to wrap.
globalStyle(`${removed} > button`, { flexShrink: 0 })

/** What stayed on another page, below the head; in large text the button has a row of its own. */
export const left =
  cartScope === 'page'
    ? style({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[3],
        padding: `${vars.space[3]} ${vars.space[6]}`,
        backgroundColor: vars.color.sunk,
        borderBlock: `1px solid ${vars.color.edge}`,
      })
    : ''

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // The buttons' texts start and end with the lines.
  marginInline: `calc(-1 * ${vars.space[5]} - 1.5px)`,
  paddingBlock: vars.space[2],
  '@media': { print: { display: 'none' } },
})

globalStyle(`${tools} > button`, { textAlign: 'start' })

export const foot = style({
  padding: vars.space[6],
  backgroundColor: vars.color.raised,
  borderTop: `1px solid ${vars.color.edge}`,
})

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.title,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})

export const cost = style({ fontSize: vars.text.small, color: vars.color.inkSoft })

export const freeShipping = style({ display: 'block', width: '100%', accentColor: vars.color.accent })

export const checkout = style({ width: '100%', marginTop: vars.space[4] })
