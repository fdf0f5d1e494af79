import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A few cups in English and German: a dataset for tests of several languages. */
export const head: RawHead = {
  name: 'Two Cups',
  locale: 'en-IE',
  currency: 'EUR',
  addresses: 'slug',
  filters: ['price', 'brand', 'rating', 'sale'],
  categories: [
    { label: 'Cups & Saucers', labels: { de: 'Tassen & Untertassen' } },
    { label: 'Pots', labels: { de: 'Kannen' } },
  ],
}
