import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const veil = style(room({ position: 'fixed', inset: 0, zIndex: 50, backgroundColor: vars.color.veil }))

export const positioner = style(
  room({
    position: 'fixed',
    inset: 0,
    zIndex: 51,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[3],
    overflowY: 'auto',
  }),
)

export const panel = style(
  room({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    outline: 'none',
  }),
)

/** A square, as large as the window allows with the buttons below it. */
export const stage = style(
  room({
    width: 'min(calc(100vw - 3.5rem), calc(100dvh - 8rem), 60rem)',
    minWidth: '10rem',
    aspectRatio: '1',
    borderRadius: vars.radius.medium,
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  }),
)

export const sheet = style(room({ width: '100%', height: '100%' }))

export const picture = style(
  room({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    userSelect: 'none',
    selectors: { '&[data-missing]': { visibility: 'hidden' } },
  }),
)

export const tools = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const close = style(room({ marginLeft: 'auto' }))
