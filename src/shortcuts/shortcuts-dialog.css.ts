import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'

export const part = style({ marginTop: vars.space[4], fontSize: vars.text.body })

export const keys = style({ display: 'grid', marginTop: vars.space[2] })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.edge}`,
})

export const key = style({ color: vars.color.inkSoft })

export const cap = style({
  display: 'inline-block',
  minWidth: '1.75rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.edgeStrong}`,
  borderBottomWidth: '3px',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunk,
  color: vars.color.ink,
  fontFamily: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
})

export const again = style({ marginTop: vars.space[2] })

export const messages = style({ marginTop: vars.space[2] })

export const note = style({ marginTop: vars.space[4], color: vars.color.inkSoft })
