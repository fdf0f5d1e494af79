import type { CartScope, HomeSection, ShopConfig, ShopParts } from './shop.types.ts'

/**
 * `page`: each page has a cart of its own, which stays behind when the visitor leaves the page (the
 * specification); the next page's cart offers to take it over, until a reload.
 * `device`: one cart for all pages and tabs, stored in this browser. An export of its own, so that the build leaves out
 * the code of the other choice.
 */
export const cartScope: CartScope = 'page'

/** The sections of the home page, in their order (`src/shop.types.ts`). A section that is left out has no link, either. */
export const home: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'products' },
  { kind: 'testimonials' },
  { kind: 'contact' },
  { kind: 'meeting' },
]

/** What the shop offers beside products and cart. `false` leaves no text, link, key, style or script behind. */
export const parts: ShopParts = {
  saved: true,
  compare: true,
  newsletter: true,
  share: true,
  reviews: true,
  voiceNumbers: true,
  lab: true,
  signIn: true,
  accessibility: true,
}

/**
 * The owner's configuration: texts and figures that shoppers see and that are not products. Every page loads it; what
 * only one page needs is in `shop.details.ts`.
 */
export const shop = {
  /** The shop's folder in `src/catalogues`. The environment variable SHOP overrides it. */
  catalogue: 'demo',
  name: 'Brooklyn Parcel',
  tagline: 'Good things, well packed.',
  /**
   * The shop's public address, with a path where it shares its host: `https://host.example/shop`. Every address of the
   * shop starts with it. No slash at the end. The environment variable SITE_URL overrides it.
   */
  siteUrl: 'https://brooklyn-parcel.example.com',
  hero: {
    title: 'Good things, well packed.',
    lead: 'An online shopping platform for high quality goods, from headphones to houseplants.',
    promises: ['Free shipping within New York', 'Easy and fast delivery', 'High quality goods'],
    /** Fixed marketing figures. */
    figures: [
      { value: '10,000+', label: 'most popular product' },
      { value: '50,000+', label: 'happy customers' },
      { value: '4.9/5', label: 'average rating' },
    ],
  },
} as const satisfies ShopConfig
