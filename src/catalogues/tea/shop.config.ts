import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'row', title: 'New to tea? Begin here', query: { ids: [1274, 1001, 1092, 1169, 1211, 1218] } },
  { kind: 'products' },
  {
    kind: 'text',
    title: 'Packed the week it is sent',
    text: `Tea is at its best when it is fresh. We buy small chests, taste every one, and fill your tin in the week in which we send it.

How long it takes, and what it costs, is on the page about [delivery](/shipping).`,
    picture: '/pictures/the-tasting-box.avif',
    side: 'end',
    link: { label: 'See the tasting box', to: '/product/1274' },
  },
  { kind: 'contact' },
  { kind: 'meeting' },
]

/** Those that are not named here are as `usualParts` in `scripts/catalogue/shop-layout.ts`. */
export const parts: Partial<ShopParts> = { newsletter: true, lab: true, signIn: true }

export const shop = {
  catalogue: 'tea',
  name: 'Parcel & Leaf',
  tagline: 'Tea, well packed.',
  siteUrl: 'https://parcel-and-leaf.example.com',
  languages: ['en', 'fr'],
  hero: {
    title: 'Tea, well packed.',
    lead: 'Leaves, pots and cups from a small shop on the north side of Dublin.',
    promises: ['Free delivery in Dublin', 'Packed the week it is sent', 'Every leaf tasted'],
    figures: [
      { value: '24', label: 'teas' },
      { value: '15', label: 'pots and cups' },
      { value: '1', label: 'tasting box' },
    ],
  },
  checkout: {
    kind: 'email',
    address: 'hello@parcel-and-leaf.example.com',
    pickup: '12 Chimney Lane, Dublin 7',
    discountCodes: true,
  },
  prices: { tax: 'incl. VAT' },
  shipping: {
    by: 'sum',
    zones: [
      {
        countries: ['IE'],
        steps: [
          { from: 0, cost: 4.5 },
          { from: 50, cost: 0 },
        ],
      },
      { countries: ['GB', 'FR', 'DE', 'NL', 'BE'], steps: [{ from: 0, cost: 12 }] },
    ],
  },
} as const satisfies ShopConfig
