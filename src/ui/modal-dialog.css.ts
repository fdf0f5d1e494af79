import { style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** A closed dialog is in the document for a moment, and in nobody's way. */
export const layer = style(ui({ selectors: { '&[data-state="closed"]': { pointerEvents: 'none' } } }))
