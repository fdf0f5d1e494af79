import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

export const box = style({ width: 'min(36rem, 100%)' })

export const start = style({
  marginBlock: vars.space[5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `4px solid ${vars.color.tape}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunk,
  fontWeight: 600,
  textWrap: 'balance',
})

export const actions = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const action = style({ width: '100%', justifyContent: 'flex-start' })

export const icon = style({ flexShrink: 0 })

export const left = style({ marginTop: vars.space[4] })

export const status = style({
  color: vars.color.good,
  fontWeight: 600,
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
})
