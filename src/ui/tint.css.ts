import { style } from '@vanilla-extract/css'
import { backdrop } from '#theme/look.ts'
import { tints } from '#theme/tints.ts'
import { ui } from '#theme/rule.ts'

const plain = backdrop === null ? '' : style(ui({ backgroundColor: backdrop }))

/** The flat colour behind an image until it has loaded; `tintOf` of its address is the index. */
export const tint: readonly string[] =
  backdrop === null ? tints.map((backgroundColor) => style(ui({ backgroundColor }))) : tints.map(() => plain)
