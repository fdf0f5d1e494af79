import { style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** Read by a screen reader, not drawn. */
export const visuallyHidden = style(
  ui({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    // A blank at an end keeps its words apart from those beside them.
    whiteSpace: 'pre',
  }),
)
