import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { note } from './note.css.ts'

/** Several sentences about a list. */
export const notes = style([
  note,
  { display: 'grid', justifyItems: 'start', paddingBlock: vars.space[3], overflowWrap: 'anywhere' },
])
