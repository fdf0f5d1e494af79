import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const more = style([
  notPrinted,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    marginTop: vars.space[8],
  },
])
