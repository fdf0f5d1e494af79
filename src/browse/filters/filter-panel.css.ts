import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { z } from '#theme/z.ts'

export const panel = style({
  minHeight: 0,
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // The title stays at its top.
  scrollPaddingTop: '4.5rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
})

/** Stays while the filters scroll below it. */
export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: z.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  backgroundColor: vars.color.raised,
})

export const heading = style({ fontSize: vars.text.title })

/** Its icon ends where the fields do. */
export const close = style({ marginInlineEnd: '-0.75rem' })
