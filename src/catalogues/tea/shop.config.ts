import type { CartScope, ShopConfig } from '#shop.types.ts'

export const cartScope: CartScope = 'page'

export const shop = {
  catalogue: 'tea',
  name: 'Parcel & Leaf',
  tagline: 'Tea, well packed.',
  siteUrl: 'https://parcel-and-leaf.example.com',
  locale: 'en-IE',
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
} as const satisfies ShopConfig
