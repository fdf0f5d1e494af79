import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { room } from '#theme/rule.ts'

export const tray = style(
  room({
    display: 'flex',
    gap: vars.space[1],
    padding: vars.space[1],
    border: `1px solid ${vars.color.onPanelSoft}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 30%)`,
    '@media': { print: { display: 'none' } },
  }),
)

export const forget = style(
  room({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.round,
    color: 'inherit',
    cursor: 'pointer',
  }),
)

// What it lies over can be scrolled out from under it, and the focus never stays there.
globalStyle(`:root:has(.${tray})`, { '@layer': { [layers.rooms]: { scrollPaddingBottom: '6rem' } } })
globalStyle(`:root:has(.${tray}) body`, { '@layer': { [layers.rooms]: { paddingBottom: '5rem' } } })
