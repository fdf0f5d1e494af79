import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [{ kind: 'products' }]

export const parts: Partial<ShopParts> = {
  saved: false,
  compare: false,
  newsletter: false,
  share: false,
  reviews: false,
  voiceNumbers: false,
  lab: false,
  signIn: false,
  accessibility: false,
}

export const shop = {
  catalogue: 'bungu',
  name: '文具堂',
  tagline: '書くことを、もっと楽しく。',
  siteUrl: 'https://bungu.example.org',
  hero: { title: '書くことを、もっと楽しく。', lead: '京都の小さな文具店です。', promises: [], figures: [] },
} as const satisfies ShopConfig
