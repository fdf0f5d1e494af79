import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as added from '#cart/added-note.css.ts'
import { vars } from '#theme/contract.css.ts'
import { bottomBarsHeight } from '#theme/bottom-bars.ts'
import { from } from '#theme/media.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const notes = style({
  position: 'fixed',
  zIndex: z.notices,
  bottom: vars.space[4],
  insetInlineStart: vars.space[4],
  marginBottom: bottomBarsHeight,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  maxWidth: 'calc(100% - 2rem)',
  // For a few seconds the added-product note is at the same position of a narrow window.
  selectors: {
    [`:root:has(.${added.note}) &`]: { bottom: '6.5rem' },
    // No landmark without content.
    '&:empty': { display: 'none' },
  },
  '@media': { [from.large]: { selectors: { [`:root:has(.${added.note}) &`]: { bottom: vars.space[4] } } } },
})

const panel = {
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
  border: `1px solid ${vars.color.onPanelSoft}`,
  boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 30%)`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
} as const

export const line = style({
  ...panel,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.large,
  fontSize: vars.text.small,
})

export const note = style({
  ...panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
  maxWidth: '32rem',
  padding: vars.space[3],
  paddingInlineStart: vars.space[5],
  borderRadius: vars.radius.large,
})

export const text = style({ flex: '1 1 14rem' })

export const dismiss = style({
  minHeight: target,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.round,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
})

// The page can be scrolled until nothing is covered by a note, and a focused element is scrolled clear of it.
globalStyle(`:root:has(:is(.${note}, .${line}))`, {
  scrollPaddingBottom: '9rem',
})
globalStyle(`:root:has(:is(.${note}, .${line})) body`, {
  '@media': { screen: { paddingBottom: '8rem' } },
})
