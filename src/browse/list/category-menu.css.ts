import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { hasNoPopovers } from '#theme/media.ts'

const onlyInPopover = { '@supports': { [hasNoPopovers]: { display: 'none' } } }

/** Without popovers the choices stand in the line, and nothing opens or closes them. */
const inLine = { '@supports': { [hasNoPopovers]: { display: 'contents' } } }

/** `&&` wins over the `display` of a choice, whatever the order of the styles. */
export const opener = style({ selectors: { '&&': onlyInPopover } })

/** In the middle of the window; it scrolls where it is higher. */
export const menu = style({
  width: 'min(60rem, 100vw - 2rem)',
  maxHeight: '80vh',
  margin: 'auto',
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 20%)`,
  ...inLine,
})

export const close = style({ float: 'inline-end', ...onlyInPopover })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], ...inLine })
