import type { RawHead } from '#catalogue/import/raw-head.ts'

/** Brooklyn Parcel's catalogue: the specification's categories, prices and quirks. */
export const head: RawHead = {
  name: 'Brooklyn Parcel',
  locale: 'en-US',
  currency: 'USD',
  currencyWords: ['dollars', 'bucks'],
  cardPrices: 'stored',
  search: 'substring',
  priceSteps: [25, 50, 100, 200, 500],
  // The specification names every address of the shop: its categories are views of one page.
  categoryPages: false,
  categories: [
    { label: 'Electronics' },
    { label: 'Fashion' },
    { label: 'Home & Garden' },
    { label: 'Sports' },
    { label: 'Books' },
    { label: 'Course', isUnlisted: true },
    { label: 'Service', isUnlisted: true },
  ],
  sizes: { own: 200, largest: 1_000_000 },
}
