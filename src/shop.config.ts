import type { CartScope, ShopConfig } from './shop.types.ts'

/**
 * `page`: each page has a cart of its own, which stays behind when the visitor leaves the page (the
 * specification); the next page's cart offers to take it over, until a reload.
 * `device`: one cart for all pages and tabs, stored in this browser. An export of its own, so that the build leaves out
 * the code of the other choice.
 */
export const cartScope: CartScope = 'page'

/**
 * The owner's configuration: texts and figures that shoppers see and that are not products. Every page loads it; what
 * only one page needs is in `shop.details.ts`.
 */
export const shop = {
  /** A folder of `src/catalogues`. The environment variable SHOP overrides it. */
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
