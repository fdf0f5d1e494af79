import type { CartScope, ShopConfig } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const shop = {
  catalogue: 'single',
  name: 'One Thing',
  tagline: '',
  siteUrl: 'https://one-thing.example.com',
  hero: { title: 'One good thing.', lead: 'A shop with one product.', promises: [], figures: [] },
  checkout: {
    kind: 'form',
    url: 'https://orders.one-thing.example.com/new',
    terms: 'https://one-thing.example.com/terms',
  },
  connects: ['https://events.one-thing.example.com'],
} as const satisfies ShopConfig
