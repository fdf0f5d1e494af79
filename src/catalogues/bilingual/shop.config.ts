import type { CartScope, ShopConfig } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const shop = {
  catalogue: 'bilingual',
  name: 'Two Cups',
  tagline: 'For here and there.',
  siteUrl: 'https://two-cups.example.com',
  languages: ['en', 'de'],
  hero: { title: 'One cup each.', lead: 'Cups and pots for two.', promises: ['Fired twice'], figures: [] },
} as const satisfies ShopConfig
