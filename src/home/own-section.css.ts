import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { pageBox } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { target } from '#theme/target.ts'

export const section = style({
  ...pageBox,
  // Below it, too: the products have no space of their own above them.
  marginBlock: vars.space[12],
  '@media': { [from.medium]: { marginBlock: vars.space[16] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  minHeight: target,
})

export const heading = style({ minWidth: 0, fontSize: vars.text.heading, overflowWrap: 'anywhere' })
