/**
 * `shop` is the owner's two files, `#shop` and `#shop.details.ts`, and their types. Every other name is a folder of
 * `src`, and `routes` is the folder beside it.
 */
/** `messages`: texts and numbers in the shop's language. */
const domain = ['catalogue', 'shop', 'site', 'messages']
const state = ['cart', 'saved', 'viewed', 'compare', 'comfort', 'device', 'address']
const styling = ['ui', 'theme', 'pictures', 'prices']
const rooms = [
  'browse',
  'product',
  'testimonials',
  'meeting',
  'order',
  'contact',
  'shell',
  'search',
  'shortcuts',
  'notices',
  'offline',
  'text-pages',
]

/**
 * Which folder may import which others, besides itself. Every folder must be listed: a new one without an entry
 * fails the test. Nothing imports `app` or `boot`; only `app` imports `routes`.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  // From `device`: the names of attributes and ids that boot sets on the page.
  theme: ['device'],
  ui: ['theme', 'device', 'messages'],
  shop: [],
  // Images that are replaced where they cannot be loaded.
  pictures: ['catalogue', 'site'],
  // Of products: the parts of `ui` with the catalogue's money.
  prices: ['catalogue', 'messages', 'ui'],
  // The base of all addresses, and the list of pages.
  site: ['messages'],
  messages: [],
  // Workers open through the page's one Trusted Types policy for script addresses, and search after its next frame.
  catalogue: ['device', 'site', 'messages'],
  // A program of its own that answers for catalogues too large for a browser; `scripts/catalogue.ts` starts it.
  'catalogue-service': ['catalogue'],
  // Datasets; the build embeds the chosen one (`scripts/vite/catalogue-plugin.ts`).
  catalogues: ['catalogue', 'shop'],
  device: ['site', 'messages'],
  // A program of its own that browsers run beside the pages; `scripts/release/service-worker.ts` builds it.
  'service-worker': ['device', 'site'],
  address: domain,
  // Reading settings of this device: spacing, whole text, numbers.
  comfort: ['device', 'messages', ...styling],
  // The products viewed on this device, and the ways on from an empty list, cart or comparison.
  viewed: [...domain, 'device', 'address', ...styling],
  cart: [...domain, 'viewed', 'device', 'address', ...styling],
  // From the cart's lines to an address, a message or JSON.
  order: [...domain, 'cart', 'viewed', 'device', 'address', ...styling],
  saved: [...domain, 'device', 'address', ...styling],
  // Adds compared products to the cart; products and cards choose for it.
  compare: [...domain, 'cart', 'viewed', 'device', 'address', ...styling],
  browse: [...domain, ...state, ...styling],
  product: [...domain, ...state, ...styling],
  testimonials: [...domain, ...state, ...styling],
  meeting: [...domain, ...state, ...styling],
  contact: [...domain, ...state, ...styling],
  // The menu of the shop's languages, and the chosen one.
  languages: [...domain, 'device', 'address', ...styling],
  // Performance tools; reachable by address only.
  lab: [...domain, 'device', 'address', ...styling],
  // The header's search and its suggestions.
  search: ['catalogue', 'site', 'messages', 'device', 'address', 'browse', ...styling],
  // Keyboard shortcuts, undo and the visit's messages.
  shortcuts: ['messages', 'cart', 'saved', 'compare', 'comfort', 'device', 'address', ...styling],
  // The owner's pages.
  'text-pages': ['site', 'messages', 'address', ...styling],
  // The page's side of the service worker.
  offline: ['site', 'messages', 'catalogue', 'device', 'address', ...styling],
  // Tells the owner's own listeners what happens.
  events: ['catalogue', 'cart', 'browse', 'address', 'site', 'messages', 'ui'],
  // Status messages at the bottom of the window.
  notices: [
    'shop',
    'messages',
    'catalogue',
    'cart',
    'saved',
    'compare',
    'device',
    'offline',
    'languages',
    ...styling,
  ],
  // From `head`: the code for the next page's head, fetched ahead. From `product`: the choice of a variant, on any page.
  shell: [
    ...domain,
    ...state,
    ...styling,
    'lab',
    'search',
    'shortcuts',
    'notices',
    'offline',
    'browse',
    'head',
    'languages',
    'events',
    'product',
  ],
  // From `product`: of how many left the page says so.
  head: [...domain, 'address', 'browse', 'compare', 'device', 'product', 'text-pages', 'ui'],
  // The only page composed of other rooms' sections.
  home: [...domain, ...state, ...styling, ...rooms],
  routes: [...domain, ...state, ...styling, ...rooms, 'home'],
  // A program of its own, in every page before the shop; `scripts/vite/boot-plugin.ts` builds it.
  boot: [...domain, 'device', 'address', 'browse'],
  app: [...domain, ...state, ...styling, ...rooms, 'home', 'head', 'routes'],
}

/** Packages that the catalogue must not import: it is plain data and functions. Query options are not part of React. */
export const bannedPackages: Readonly<Record<string, RegExp>> = {
  catalogue: /^(react|react-dom|jotai|@ark-ui\/.*|@tanstack\/react-(router|virtual))(\/|$)/,
}
