import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A tea shop in Dublin: nested categories, euros, slugs, no ratings. A second dataset, for tests and as an example. */
export const head: RawHead = {
  name: 'Parcel & Leaf',
  locale: 'en-IE',
  currency: 'EUR',
  currencyWords: ['euros', 'euro'],
  addresses: 'slug',
  sorts: ['name', 'price-up', 'price-down', 'saving'],
  categories: [
    { label: 'Tea', picture: '/pictures/jasmine-pearls.avif' },
    { label: 'Black tea', slug: 'black', parent: 'Tea' },
    { label: 'Green tea', slug: 'green', parent: 'Tea' },
    { label: 'Herbal tea', slug: 'tisanes', parent: 'Tea' },
    { label: 'Teaware', picture: '/pictures/brown-betty-4-cups.avif' },
    { label: 'Teapots', slug: 'pots', parent: 'Teaware' },
    { label: 'Cups', parent: 'Teaware' },
  ],
}
