import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A shop with one product that has nothing but a name and a price: a dataset for tests. */
export const head: RawHead = {
  name: 'Single',
  locale: 'ja-JP',
  currency: 'JPY',
  categories: [{ label: 'Things' }],
}
