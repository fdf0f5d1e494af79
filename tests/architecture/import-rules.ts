/** `shop` is `#shop`, the owner's file; every other name is a folder of `src`, and `routes` the one beside it. */
const domain = ['catalogue', 'shop', 'site']
const state = ['cart', 'saved', 'compare', 'comfort', 'device', 'address']
const looks = ['ui', 'theme']
const rooms = [
  'browse',
  'product',
  'testimonials',
  'meeting',
  'contact',
  'shell',
  'search',
  'shortcuts',
  'notices',
  'offline',
]

/**
 * Who may import whom, besides itself. What is not here must not exist: a new folder has to say where it stands.
 * Nobody may import `app`, nobody but `app` may import `boot`, and nobody but `app` may import `routes`.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  // Of `device` it knows the names that boot leaves on the page.
  ui: ['theme', 'device', 'site'],
  shop: [],
  // Where pages and files are: the base and the list of pages.
  site: [],
  // Its workers are opened by the page's one policy for script addresses.
  catalogue: ['device', 'site'],
  device: ['site'],
  // A program of its own, which browsers run beside the pages: `scripts/service-worker.ts` builds it.
  'service-worker': ['device', 'site'],
  address: domain,
  // How pages are read on this device.
  comfort: ['device', ...looks],
  cart: [...domain, 'device', 'address', ...looks],
  saved: [...domain, 'device', 'address', ...looks],
  // Buys what it compares, and is chosen for from products and cards.
  compare: [...domain, 'cart', 'device', 'address', ...looks],
  browse: [...domain, ...state, ...looks],
  product: [...domain, ...state, ...looks],
  testimonials: [...domain, ...state, ...looks],
  meeting: [...domain, ...state, ...looks],
  contact: [...domain, ...state, ...looks],
  // For those who test performance; fetched by address only.
  lab: [...domain, 'address', ...looks],
  // The header's search and its suggestions.
  search: ['catalogue', 'site', 'device', 'address', ...looks],
  // Keyboard shortcuts, undo and the visit's messages.
  shortcuts: ['shop', 'cart', 'comfort', 'device', ...looks],
  // The service worker, seen from a page.
  offline: ['site', 'device', ...looks],
  // Status messages at the foot of the window.
  notices: ['shop', 'cart', 'saved', 'compare', 'device', 'offline', ...looks],
  shell: [...domain, ...state, ...looks, 'lab', 'search', 'shortcuts', 'notices', 'offline'],
  head: [...domain, 'address', 'browse', 'compare', 'ui'],
  // The one page that is made of other rooms' sections.
  home: [...domain, ...state, ...looks, ...rooms],
  routes: [...domain, ...state, ...looks, ...rooms, 'home'],
  // A program of its own, in every page before the shop: `scripts/boot-plugin.ts` builds it. It shares predicates with `app`.
  boot: [...domain, 'device', 'address', 'browse'],
  app: [...domain, ...state, ...looks, ...rooms, 'home', 'head', 'routes', 'boot'],
}

/** The catalogue is plain data and functions; of these it may know nothing. Query options are no part of React. */
export const bannedPackages: Readonly<Record<string, RegExp>> = {
  catalogue: /^(react|react-dom|jotai|@ark-ui\/.*|@tanstack\/react-(router|virtual))(\/|$)/,
}
