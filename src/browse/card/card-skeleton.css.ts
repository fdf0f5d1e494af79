import { globalStyle, type GlobalStyleRule, keyframes, style } from '@vanilla-extract/css'
import { attributeOf } from '#device/document-protocol.ts'
import { vars } from '#theme/contract.css.ts'
import { textHeight, unitPriceHeight } from '../grid-measures.ts'
import { horizontal } from '../grid-box.css.ts'
import { imageWidth } from './product-card.css.ts'
import { target } from '#theme/target.ts'
import { direction } from '#theme/direction.ts'

/** In a card's place until its product is known: picture, two lines and button. */
export const skeleton = style({})

/** Cards of a page prerendered without its query (`query-preview.css.ts`) look the same. */
export const previewed = `[${attributeOf('pending')}=preview] [data-index] > article`

const rule = (parts: readonly string[], look: GlobalStyleRule) =>
  globalStyle(parts.flatMap((part) => [skeleton + part, previewed + part]).join(), look)

const breathe = keyframes({ '50%': { opacity: 0.6 } })

/** A line of text, in rem from the foot of the card's text. */
const line = (bottom: number, width: string) =>
  `linear-gradient(${vars.color.edge} 0 0) calc(50% - 50% * ${direction}) calc(100% - ${bottom}rem) / ${width} 0.875rem no-repeat content-box`

rule([''], {
  visibility: 'visible',
  background: `${line(9.75 + unitPriceHeight, '90%')}, ${line(8.25 + unitPriceHeight, '55%')}, ${vars.color.raised}`,
  animation: `${breathe} 2s ease-in-out infinite`,
})
rule(['::before', '::after'], { content: '""', position: 'absolute', backgroundColor: vars.color.hover })
rule(['::before'], {
  inset: `0 0 ${textHeight}rem`,
  '@container': {
    [horizontal]: {
      insetBlock: `${vars.space[4]} auto`,
      insetInline: `${vars.space[4]} auto`,
      width: imageWidth,
      height: imageWidth,
      borderRadius: vars.radius.medium,
    },
  },
})
rule(['::after'], {
  inset: `auto ${vars.space[4]} 0.875rem`,
  height: target,
  borderRadius: vars.radius.round,
  '@container': { [horizontal]: { insetInlineStart: `calc(${imageWidth} + 2rem)` } },
})
