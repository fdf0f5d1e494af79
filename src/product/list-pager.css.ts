import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '2.75rem',
  '@media': { [below.small]: { gap: vars.space[1] } },
})

export const index = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: vars.color.inkSoft })
