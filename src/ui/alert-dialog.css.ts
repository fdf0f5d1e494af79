import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'
import { z } from '#theme/z.ts'

const appear = keyframes({ from: { opacity: 0 } })
/** A dialog that mounts open has no opening animation: the library would never see its end. */
const closing = { '&[data-state="closed"]': { animation: 'none' } }
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(0.98)' } })

export const backdrop = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: z.dialogBackdrop,
    backgroundColor: vars.color.backdrop,
    animation: `${appear} ${vars.motion.quick}`,
    selectors: closing,
  }),
)

export const positioner = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: z.dialog,
    display: 'grid',
    // Not as wide as the longest phrase of the box: lines of Japanese end between phrases.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[4],
    overflowY: 'auto',
  }),
)

export const box = style(
  ui({
    width: 'min(28rem, 100%)',
    padding: vars.space[6],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    boxShadow: `0 1.5rem 4rem rgb(${vars.color.shadow} / 35%)`,
    outline: 'none',
    animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: closing,
  }),
)

export const title = style(ui({ fontSize: vars.text.title, marginBottom: vars.space[3] }))

export const ok = style(ui({ marginTop: vars.space[6], width: '100%' }))
