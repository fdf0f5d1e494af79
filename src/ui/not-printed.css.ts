import { style } from '@vanilla-extract/css'
import { ui } from '#theme/rule.ts'

/** Controls, which paper does not have. */
export const notPrinted = style(ui({ '@media': { print: { display: 'none !important' } } }))
