import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A tea shop in Dublin: nested categories, euros, slugs, no ratings. A second dataset, for tests and as an example. */
export const head: RawHead = {
  name: 'Parcel & Leaf',
  locale: 'en-IE',
  currency: 'EUR',
  currencyWords: ['euros', 'euro'],
  addresses: 'slug',
  unitPriceBase: '100 g',
  sorts: ['name', 'price-up', 'price-down', 'saving'],
  categories: [
    { label: 'Tea', labels: { fr: 'Thé' }, picture: '/pictures/jasmine-pearls.avif' },
    { label: 'Black tea', labels: { fr: 'Thé noir' }, slug: 'black', parent: 'Tea' },
    { label: 'Green tea', labels: { fr: 'Thé vert' }, slug: 'green', parent: 'Tea' },
    { label: 'Herbal tea', labels: { fr: 'Infusions' }, slug: 'tisanes', parent: 'Tea' },
    { label: 'Teaware', labels: { fr: 'Vaisselle' }, picture: '/pictures/brown-betty-4-cups.avif' },
    { label: 'Teapots', labels: { fr: 'Théières' }, slug: 'pots', parent: 'Teaware' },
    { label: 'Cups', labels: { fr: 'Tasses' }, parent: 'Teaware' },
  ],
}
