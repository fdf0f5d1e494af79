/** Created at build time from the raw records by `scripts/catalogue-plugin.ts`: the hand-written products, cleaned. */
declare module 'virtual:catalogue/list' {
  import type { ProductSummary } from '#catalogue/product.ts'

  /** Sorted by id. */
  export const products: readonly ProductSummary[]
  /** Sorted by name, without repeats. */
  export const brands: readonly string[]
}

declare module 'virtual:catalogue/synonyms' {
  import type { Synonyms } from '#catalogue/other-searches.ts'

  export const synonyms: Synonyms
}

declare module 'virtual:catalogue/details' {
  import type { ProductDetails } from '#catalogue/product.ts'

  interface Group {
    readonly details: Readonly<Record<number, ProductDetails>>
  }

  /** One chunk per group, numbered by `detailsGroupOf`. A load rejects if its chunk is gone. */
  export const detailGroups: Readonly<Record<number, () => Promise<Group>>>
}

/** Compiled by `scripts/assembly-plugin.ts`: a WebAssembly module in base64. */
declare module '*.as' {
  const base64: string
  export default base64
}
