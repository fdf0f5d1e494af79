import { globalStyle } from '@vanilla-extract/css'
import { categoryButtonsId, productsId } from '#address/anchors.ts'
import { attributeOf } from '#device/document-protocol.ts'
import * as css from './browse.css.ts'
import { previewed } from './card/card-skeleton.css.ts'

/*
 * A page prerendered without a query, until it is rendered for the query of its address: heading, search box, category
 * and chips (`filters/chips.css.ts`) show the query (`boot/query-preview.ts`), cards are skeletons of equal size
 * (`card-skeleton.css.ts`), and unknown texts are blank.
 */
const page = `:root[${attributeOf('pending')}='preview'] main`
const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { ...style })

rule(
  [
    `${page} #${productsId}`,
    `${page} .${css.line}`,
    `${page} .${css.more} > button`,
    `${page} #${categoryButtonsId} span`,
  ].join(),
  { visibility: 'hidden' },
)
rule(`${previewed} > *`, { display: 'none' })
