import { expect, test } from 'vitest'
import { pages } from '#site/pages.ts'
import { faultOfLink } from '../../../scripts/text-pages/links.ts'

const targets = {
  pages,
  idsOfPage: new Map([
    ['/terms', ['returns', 'gebühren']],
    ['/privacy', []],
    ['/', ['contact']],
  ]),
  hasProduct: (id: number) => id === 7,
  hasCategory: (name: string) => name === 'Tea',
  hasCategoryPage: (path: string) => path === 'tea/green-tea',
  hasFile: (path: string) => path === '/prices.pdf',
}
const faultOf = (href: string) => faultOfLink(href, targets, '/terms')

test.each([
  '/',
  '/#contact',
  '/?category=Tea#contact',
  '/products',
  '/products?category=Tea#products',
  '/product/7',
  '/product/blue-mug-7',
  '/category/tea/green-tea',
  '/terms',
  '/terms#returns',
  '/terms#geb%C3%BChren',
  'terms.md',
  './privacy.md',
  'terms.md#returns',
  '#returns',
  '/prices.pdf',
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:hello@example.com',
  'mailto:hello@example.com?subject=Hello',
  'tel:+1-555-0142',
])('%s is a good link', (href) => {
  expect(faultOf(href)).toBeNull()
})

test.each([
  ['/category/tea/none', 'leads to no category with a page'],
  ['/products?category=None', 'leads to no category'],
  ['terms', 'must begin with https:// for another site, or with / for this shop'],
  ['../terms', 'must begin with https://'],
  ['www.example.com', 'must begin with https://'],
  ['//example.com', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://, mailto: or tel:'],
  ['data:text/html,a', 'must begin with https://, mailto: or tel:'],
  ['https://', 'is no address'],
  ['', 'is no address'],
  ['/a b', 'is no address'],
  ['/%', 'is no address'],
  ['/\\example.com', 'is no address'],
  ['/term', 'leads to no page of the shop'],
  ['/terms/', 'leads to no page of the shop'],
  ['imprint.md', 'leads to no page of the shop'],
  ['/#meeting', 'has no heading #meeting'],
  ['/?category=None', 'leads to no category'],
  ['/terms#payment', 'has no heading #payment'],
  ['#payment', 'has no heading #payment'],
  ['/product/8', 'leads to no product'],
  ['/product/mug', 'leads to no product'],
  ['/prices.xlsx', 'leads to no page of the shop'],
])('“%s” %s', (href, fault) => {
  expect(faultOf(href)).toContain(fault)
})
