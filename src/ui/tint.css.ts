import { style } from '@vanilla-extract/css'
import { tints } from '#theme/picture-tint.ts'
import { ui } from '#theme/rule.ts'

/** The flat colour behind an image until it has loaded; `tintOf` of its address is the index. */
export const tint: readonly string[] = tints.map((backgroundColor) => style(ui({ backgroundColor })))
