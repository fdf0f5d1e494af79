import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'tiles', title: 'تسوق حسب القسم', tiles: [{ category: 'عطور رجالية' }, { category: 'عطور نسائية' }, { category: 'بخور', picture: '/pictures/oud-4.avif' }] },
  { kind: 'row', title: 'تخفيضات', query: 'sale' },
  { kind: 'products' },
  { kind: 'contact' },
]

export const parts: Partial<ShopParts> = { reviews: false, newsletter: false, lab: false, signIn: false }

export const shop = {
  catalogue: 'attar',
  name: 'عطار المدينة',
  tagline: 'روائح الشرق إلى بابك.',
  siteUrl: 'https://attar.example.org',
  hero: { title: 'روائح الشرق إلى بابك.', lead: 'عطور زيتية وبخور من قلب القاهرة.', promises: ['توصيل خلال يومين'], figures: [{ value: '٢٠٠٠', label: 'عطر' }] },
  checkout: { kind: 'email', address: 'orders@attar.example.org', terms: '/terms', pickup: 'شارع المعز ٥، القاهرة', discountCodes: true },
  prices: { tax: 'شامل الضريبة', shipping: '/shipping' },
  shipping: { by: 'sum', zones: [{ countries: ['EG'], steps: [{ from: 0, cost: 60 }, { from: 1500, cost: 0 }] }, { countries: ['SA', 'AE'], steps: [{ from: 0, cost: 350 }] }], showsFreeShipping: true },
} as const satisfies ShopConfig
