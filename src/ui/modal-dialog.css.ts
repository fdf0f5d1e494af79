import { style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** A closed dialog stays in the document for a while and takes no presses. */
export const layer = style(ui({ selectors: { '&[data-state="closed"]': { pointerEvents: 'none' } } }))
