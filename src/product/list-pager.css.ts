import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const navigation = style([
  notPrinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: target,
    '@media': { [below.small]: { gap: vars.space[1] } },
  },
])

export const index = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: vars.color.inkSoft })
