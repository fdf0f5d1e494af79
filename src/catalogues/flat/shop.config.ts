import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

/** `device`: one cart for all pages and tabs of a browser. A shop that can be ordered from needs it. */
export const cartScope: CartScope = 'device'

/**
 * The sections of the home page, in their order: hero, products, testimonials, contact, meeting once each, and as many
 * rows, tiles, texts and newsletters as you like. Take the slashes away from those that you want.
 */
export const home: readonly HomeSection[] = [
  { kind: 'hero' },
  // Categories; each has a `picture` in head.ts, or here.
  // { kind: 'tiles', title: '[your question]', tiles: [{ category: '[your first category]', picture: '/pictures/hearth.avif' }] },
  // A row of products: 'sale', 'newest', { category: '[your first category]' } or { ids: [1, 2] }.
  { kind: 'row', title: 'Gifts', query: { category: 'Gifts' } },
  { kind: 'products' },
  // Words in Markdown beside a picture; `picture`, `alt`, `side: 'end'` and `link` may be missing.
  // {
  //   kind: 'text',
  //   title: '[your heading]',
  //   text: '[your paragraphs], with **bold** words and [links](/imprint).',
  //   picture: '/pictures/hearth.avif',
  //   link: { label: '[your link]', to: '/imprint' },
  // },
  // A form that prepares an email to the first address in shop.details.ts.
  // { kind: 'newsletter', title: 'Newsletter', text: '[what you write about]' },
  { kind: 'contact' },
]

/** What the shop does without; `src/shop.types.ts` has all. */
export const parts: Partial<ShopParts> = { newsletter: false, lab: false, signIn: false }

export const shop = {
  catalogue: 'flat',
  sharesHostedPictures: true,
  name: 'Hearth Flat',
  tagline: 'For the heart of the house.',
  // The public address, without a slash at the end.
  siteUrl: 'https://hearth.example.org',
  hero: {
    title: 'Made to be used daily.',
    lead: 'Homeware in oak, linen and stoneware, made in Yorkshire.',
    // Up to three short promises, and figures such as { value: '24', label: 'lamps' }; none is fine.
    promises: [],
    figures: [],
  },
  // How orders reach you; docs/orders.md has all ways. The page /terms is pages/terms.md.
  checkout: { kind: 'email', address: 'orders@hearth.example.org', terms: '/terms' },
} as const satisfies ShopConfig
