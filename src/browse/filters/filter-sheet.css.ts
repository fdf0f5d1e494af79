import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { slideUp } from '#theme/slide-up.ts'
import { z } from '#theme/z.ts'

/** Above the backdrop of `alert-dialog.css.ts`. */
export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  display: 'flex',
  justifyContent: 'center',
})

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(36rem, 100vw)',
  height: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  outline: 'none',
  selectors: slideUp(),
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space[2],
  paddingInlineStart: vars.space[5],
  borderBottom: `1px solid ${vars.color.edge}`,
})

export const heading = style({ fontSize: vars.text.title })

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

/** Always in view, so that the results are one press away. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // Text twice as large on a phone.
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
})
