import { style } from '@vanilla-extract/css'
import { tints } from '#theme/picture-tint.ts'
import { ui } from '#theme/rule.ts'

/** The flat colour that stands where a picture will be; `tintOf` of its address says which. */
export const tint: readonly string[] = tints.map((backgroundColor) => style(ui({ backgroundColor })))
