/*
 * Modules that `scripts/vite/catalogue-plugin.ts` creates from the folder of the chosen catalogue, `src/catalogues/NAME`.
 */
declare module 'virtual:catalogue/head' {
  import type { CatalogueHead } from '#catalogue/head/catalogue-head.ts'

  // One export per field, so that a chunk contains only those that it reads.
  export const name: CatalogueHead['name']
  export const locale: CatalogueHead['locale']
  export const currency: CatalogueHead['currency']
  export const money: CatalogueHead['money']
  export const cardPrices: CatalogueHead['cardPrices']
  export const addresses: CatalogueHead['addresses']
  export const categories: CatalogueHead['categories']
  export const isNested: CatalogueHead['isNested']
  export const hasCategoryPictures: CatalogueHead['hasCategoryPictures']
  export const hasCategorySlugs: CatalogueHead['hasCategorySlugs']
  export const hasHosted: CatalogueHead['hasHosted']
  export const hasPrices: CatalogueHead['hasPrices']
  export const hasBrands: CatalogueHead['hasBrands']
  export const hasRatings: CatalogueHead['hasRatings']
  export const hasSale: CatalogueHead['hasSale']
  /** Whether the products are in files instead of `virtual:catalogue/list`. */
  export const isInFiles: boolean
  /** Whether the first products of a search may be found before its total: in files, or by a service. */
  export const hasLateTotal: boolean
  export const sorts: CatalogueHead['sorts']
  export const ownSize: CatalogueHead['ownSize']
  export const largestSize: CatalogueHead['largestSize']
}

/** The fields of the head that only filters and plain words need: every page loads the others. */
declare module 'virtual:catalogue/filters' {
  import type { CatalogueHead } from '#catalogue/head/catalogue-head.ts'

  export const currencyWords: CatalogueHead['currencyWords']
  export const filters: CatalogueHead['filters']
  export const priceSteps: CatalogueHead['priceSteps']
}

/** What the home page has; constants, so that the bundler drops the code for what is missing. */
declare module 'virtual:catalogue/home' {
  /** Whether the catalogue's folder has the three images of the hero. */
  export const hasHeroPicture: boolean
  export const hasTestimonials: boolean
}

declare module 'virtual:catalogue/testimonials' {
  import type { Testimonial } from '#shop.types.ts'

  /** In the order of the dots; at least five. */
  export const testimonials: readonly Testimonial[]
}

declare module 'virtual:catalogue/service' {
  /** Null where the catalogue is embedded. */
  export const serviceUrl: string | null
  /** The state that the build has read; null, too. */
  export const serviceSnapshot: number | null
  /** Null, too: then the build leaves out the code for a service. */
  export const loadSource: (() => Promise<typeof import('#catalogue/http/shop-source.ts')>) | null
}

declare module 'virtual:catalogue/list' {
  import type { ProductSummary } from '#catalogue/product.ts'

  /** The cleaned records, sorted by id. */
  export const products: readonly ProductSummary[]
  /**
   * Every brand of the catalogue, that of generated products included: the same for every size. Sorted by name, by the
   * build: a browser's first comparison of names takes 50 ms on a slow phone.
   */
  export const brands: readonly string[]
}

/** For a catalogue in files (`files/file-names.ts`), whose list is empty; otherwise null. */
declare module 'virtual:catalogue/files' {
  import type { FileFacts } from '#catalogue/files/file-catalogue.ts'

  export const files: FileFacts | null
}

/** `files/open-files.ts` for a catalogue in files, otherwise `worker/open-generated.ts`. */
declare module 'virtual:catalogue/open-large' {
  import type { LargeSource } from '#catalogue/worker/large-source.ts'

  /** Opens the catalogue of this size. */
  export const openLarge: (size: number) => LargeSource
}

/** Reads the catalogue's files from the disk, for the build; null in a browser. */
declare module 'virtual:catalogue/local-files' {
  export const readLocalFile: ((name: string) => Promise<unknown>) | null
}

/** The most frequent words of a catalogue in files; otherwise null, since they can be counted. */
declare module 'virtual:catalogue/words' {
  export const words: readonly (readonly [word: string, count: number])[] | null
}

declare module 'virtual:catalogue/generated' {
  import type { GeneratedProducts } from '#catalogue/generated-products.ts'

  /** Null for a catalogue of records alone. */
  export const generated: GeneratedProducts | null
}

declare module 'virtual:catalogue/synonyms' {
  import type { Synonyms } from '#catalogue/words/other-searches.ts'

  export const synonyms: Synonyms
}

declare module 'virtual:catalogue/details' {
  import type { ProductDetails } from '#catalogue/product.ts'

  interface Group {
    readonly details: Readonly<Record<number, ProductDetails>>
  }

  /** One chunk per group, numbered by `detailsGroupAt`. A load rejects if its chunk is gone. */
  export const detailGroups: Readonly<Record<number, () => Promise<Group>>>
}

/** Compiled by `scripts/vite/assembly-plugin.ts`: a WebAssembly module in base64. */
declare module '*.as' {
  const base64: string
  export default base64
}
