import { globalStyle, keyframes } from '@vanilla-extract/css'
import { productsId } from '#address/anchors.ts'
import { attributeOf } from '#device/page-marks.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import * as css from './browse.css.ts'

/*
 * A page prerendered without a query, until it is rendered for the query of its address: heading, search box, category
 * and chips (`filters/chips.css.ts`) show the query (`boot/query-preview.ts`), cards are skeletons of equal size, and
 * unknown texts are blank.
 */
const page = `:root[${attributeOf('pending')}='preview'] main`
const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.features]: style } })

rule(
  [
    `${page} #${productsId}`,
    `${page} .${css.line}`,
    `${page} .${css.more} > button`,
    `${page} [role="group"] > [aria-pressed] > span`,
  ].join(),
  { visibility: 'hidden' },
)
rule(`${page} li[data-index] > article > *`, { display: 'none' })

const breathe = keyframes({ '50%': { opacity: 0.55 } })

rule(`${page} li[data-index] > article::after`, {
  content: '""',
  visibility: 'visible',
  position: 'absolute',
  inset: '-1px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunk,
  animation: `${breathe} 1.4s ease-in-out infinite`,
})
