import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A shop before its first product: a dataset for tests. */
export const head: RawHead = { name: 'Empty', locale: 'en-US', currency: 'USD', categories: [] }
