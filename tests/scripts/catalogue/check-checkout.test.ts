import { expect, test } from 'vitest'
import { checkConfig } from '../../../scripts/catalogue/check-shop.ts'
import { shop } from '../../../src/shop.config.ts'
import type { ShopConfig } from '../../../src/shop.types.ts'

const checkShop = (change: object, cartScope = 'device') =>
  checkConfig('shop.config.ts', { shop: { ...shop, ...change }, cartScope })

const url = 'https://shop.example'

test.each<NonNullable<ShopConfig['checkout']>>([
  { kind: 'notice' },
  { kind: 'email', address: 'orders@shop.example', terms: '/terms', pickup: 'Our shop', discountCodes: true },
  { kind: 'whatsapp', phone: '4915112345678', terms: 'https://shop.example/terms', contact: 'phone' },
  { kind: 'form', url: 'https://orders.example/new?shop=1' },
  { kind: 'form', url: 'http://localhost:4190', contact: 'both', payment: 'By invoice' },
  { kind: 'form', url: 'http://127.0.0.1:4190/new?shop=1' },
  { kind: 'stripe-links', links: { 'TEA-50': 'https://buy.stripe.com/abc' } },
  { kind: 'shopify', url, variants: { 1001: '44012345678901' } },
  { kind: 'woocommerce', url: `${url}/woo`, products: { 1001: '44' } },
  { kind: 'link', url },
])('a checkout of the kind $kind is accepted', (checkout) => {
  expect(() => checkShop({ checkout })).not.toThrow()
})

const zone = { countries: ['IE'], steps: [{ from: 0, cost: 4.5 }] }

test('prices and shipping are accepted', () => {
  const prices = { tax: 'incl. VAT', shipping: '/shipping' }
  const shipping = { by: 'weight', zones: [zone], showsFreeShipping: true }
  expect(() => checkShop({ prices, shipping })).not.toThrow()
})

test.each<[string, object]>([
  ['checkout.kind must be one of notice, email, whatsapp', { checkout: { kind: 'fax' } }],
  ['checkout must have a kind, one of notice, email', { checkout: 'email' }],
  ['checkout.kind must be one of', { checkout: { kind: 'constructor' } }],
  ['checkout.address is missing', { checkout: { kind: 'email' } }],
  ['checkout.address must be an email address', { checkout: { kind: 'email', address: 'us' } }],
  [
    'checkout.phone must be digits with the country code',
    { checkout: { kind: 'whatsapp', phone: '+49 151' } },
  ],
  ['checkout.url must be a whole address', { checkout: { kind: 'form', url: 'http://orders.example' } }],
  ...[
    'http://localhost.example',
    'http://127.0.0.1@shop.example',
    'http://localhost:99999',
    'http://192.168.0.2',
  ].map((address): [string, object] => [
    'checkout.url must be a whole address',
    { checkout: { kind: 'form', url: address } },
  ]),
  ['checkout.url must be a whole address', { checkout: { kind: 'link', url: 'http://localhost:4190' } }],
  ['checkout.url must be a whole address', { checkout: { kind: 'link', url: 'javascript:alert(1)' } }],
  ['checkout.url must not end with a slash', { checkout: { kind: 'shopify', url: `${url}/`, variants: {} } }],
  ['checkout.links must have at least one entry', { checkout: { kind: 'stripe-links', links: {} } }],
  [
    'checkout.variants.1001 must be the number of a variant in quotation marks',
    { checkout: { kind: 'shopify', url, variants: { 1001: 44 } } },
  ],
  [
    'checkout.terms must be a path of this shop',
    { checkout: { kind: 'email', address: 'a@b.example', terms: '//other.example' } },
  ],
  [
    'checkout.adress is not a known field',
    { checkout: { kind: 'email', address: 'a@b.example', adress: '' } },
  ],
  [
    'checkout.contact must be email, phone or both',
    { checkout: { kind: 'email', address: 'a@b.example', contact: 'fax' } },
  ],
  ...[{ kind: 'notice' }, { kind: 'link', url }].map((checkout): [string, object] => [
    'checkout.contact needs a form, which the checkouts email, whatsapp, form alone have: leave it out',
    { checkout: { ...checkout, contact: 'phone' } },
  ]),
  ['checkout.payment needs a form', { checkout: { kind: 'link', url, payment: 'Cash on delivery' } }],
  ['checkout.payment must be text', { checkout: { kind: 'form', url, payment: true } }],
  ['checkout.url is missing', { checkout: { kind: 'link' } }],
  ['checkout.adress is not a known field', { checkout: { kind: 'link', url, adress: '' } }],
  ['prices.tax is missing', { prices: {} }],
  ['shipping.by must be sum or weight', { shipping: { by: 'parcel', zones: [zone] } }],
  ['shipping.zones must have at least one entry', { shipping: { by: 'sum', zones: [] } }],
  [
    'shipping.zones.0.countries.0 must be a country’s two capital letters',
    { shipping: { by: 'sum', zones: [{ ...zone, countries: ['ie'] }] } },
  ],
  [
    'shipping.zones.0.countries.1 must be a country’s two capital letters: UK: write GB.',
    { shipping: { by: 'sum', zones: [{ ...zone, countries: ['IE', 'UK'] }] } },
  ],
  [
    'shipping.zones must name each country once, and IE is there again.',
    { shipping: { by: 'sum', zones: [zone, { ...zone, countries: ['GB', 'IE'] }] } },
  ],
  [
    'shipping.zones.0.steps must begin with a step from 0',
    { shipping: { by: 'sum', zones: [{ ...zone, steps: [{ from: 1, cost: 4 }] }] } },
  ],
  [
    'shipping.zones.0.steps must each begin above the one before',
    {
      shipping: {
        by: 'sum',
        zones: [
          {
            ...zone,
            steps: [
              { from: 0, cost: 4 },
              { from: 0, cost: 0 },
            ],
          },
        ],
      },
    },
  ],
])('the build stops with “shop.%s …”', (sentence, change) => {
  expect(() => checkShop(change)).toThrow(`shop.config.ts: shop.${sentence}`)
})

test('a cart of the page cannot be ordered from', () => {
  expect(() => checkShop({ checkout: { kind: 'link', url } }, 'page')).toThrow(
    'shop.config.ts: cartScope must be device where the shop has a checkout',
  )
  expect(() => checkShop({ checkout: { kind: 'notice' } }, 'page')).not.toThrow()
})

test('listeners may send to hosts, and nothing else becomes a part of the policy of pages', () => {
  const hosts = ['https://analytics.example', 'https://*.analytics.example', 'https://a.example:8443']
  expect(() => checkShop({ connects: hosts })).not.toThrow()
  const others = [
    'http://a.example',
    'https://a.example/',
    'https://a.example/path',
    'https://a.example;script-src',
    "https://'unsafe-inline'.example",
    'https://*',
    '*',
    'https:',
    '',
  ]
  for (const other of others) expect(() => checkShop({ connects: [other] })).toThrow('shop.connects.0 ')
})
