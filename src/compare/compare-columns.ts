import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { z } from '#theme/z.ts'

/** Below this width a row's name is above its values: beside them two products would not fit. */
export const isNarrow = below.medium

/** Width of the column with the rows' names. */
export const nameWidth = '11rem'

/** A cell of that column. */
export const firstCell = {
  padding: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  backgroundColor: 'inherit',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: z.raised,
} as const
