import { expect, test } from 'vitest'
import { pages } from '#site/pages.ts'
import { checkPageLinks } from '../../../scripts/text-pages/check-page-links.ts'
import { shop } from '../../../src/shop.config.ts'
import type { ShopConfig } from '../../../src/shop.types.ts'

const targets = {
  pages,
  idsOfPage: new Map([['/terms', ['costs']]]),
  hasProduct: () => false,
  hasCategory: (name: string) => name === 'Tea',
  hasCategoryPage: (path: string) => path === 'tea/green-tea',
  hasFile: () => false,
}
const check = (terms: string, shipping: string) => {
  const config: ShopConfig = {
    ...shop,
    checkout: { kind: 'email', address: 'orders@shop.example', terms },
    prices: { tax: 'incl. VAT', shipping },
  }
  checkPageLinks('shop.config.ts', config, targets)
}

test('terms and shipping may be pages, headings of these, or addresses elsewhere', () => {
  expect(() => check('/terms', '/terms#costs')).not.toThrow()
  expect(() => check('https://shop.example/terms', '/terms')).not.toThrow()
})

test.each([
  ['checkout.terms has the link “/agb”, which leads to no page of the shop', '/agb', '/terms'],
  ['prices.shipping has the link “/terms#fees”, which has no heading #fees', '/terms', '/terms#fees'],
])('the build stops with the sentence “shop.%s”', (sentence, terms, shipping) => {
  expect(() => check(terms, shipping)).toThrow(`shop.config.ts: shop.${sentence}`)
})
