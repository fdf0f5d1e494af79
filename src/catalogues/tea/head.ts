import type { RawHead } from '#catalogue/raw-head.ts'

/** A tea shop in Dublin: nested categories, euros, slugs, no ratings. A second dataset, for tests and as an example. */
export const head: RawHead = {
  name: 'Parcel & Leaf',
  locale: 'en-IE',
  currency: 'EUR',
  currencyWords: ['euros', 'euro'],
  addresses: 'slug',
  categories: [
    { label: 'Tea' },
    { label: 'Black tea', parent: 'Tea' },
    { label: 'Green tea', parent: 'Tea' },
    { label: 'Herbal tea', parent: 'Tea' },
    { label: 'Teaware' },
    { label: 'Teapots', parent: 'Teaware' },
    { label: 'Cups', parent: 'Teaware' },
  ],
}
