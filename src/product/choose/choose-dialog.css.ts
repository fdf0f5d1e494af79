import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { below } from '#theme/media.ts'
import { slideUp } from '#theme/slide-up.ts'
import { z } from '#theme/z.ts'

export { backdrop } from '#ui/alert-dialog.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** At the foot of a phone, in reach of a thumb. */
export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  '@media': { [below.small]: { alignItems: 'end', padding: 0 } },
})

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(30rem, 100%)',
  maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: `0 1.5rem 4rem rgb(${vars.color.shadow} / 35%)`,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-state="open"]': { animation: `${appear} ${vars.motion.calm}` } },
  '@media': {
    [below.small]: {
      width: '100%',
      maxHeight: '100dvh',
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      borderWidth: '1px 0 0',
      selectors: slideUp(),
    },
  },
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[2],
  paddingInlineStart: vars.space[5],
})

export const title = style({ minWidth: 0, fontSize: vars.text.lead, overflowWrap: 'anywhere' })

/** Scrolls between the name and the buttons. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minHeight: 0,
  padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const offer = style({ display: 'flex', gap: vars.space[4] })

export const media = style({
  flexShrink: 0,
  width: '6.5rem',
  height: '6.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const picture = style(cover)

export const facts = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minWidth: 0,
})

export const stock = style({ fontWeight: 600 })

export const foot = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.edge}`,
})
