/*
 * Modules that `scripts/vite/catalogue-plugin.ts` creates from the chosen shop's folder, `src/catalogues/NAME`.
 */

/** One export per field, so that the bundler inlines constants, and drops code for what the catalogue does not have. */
declare module 'virtual:catalogue/settings' {
  import type { CatalogueSettings } from '#catalogue/settings/catalogue-settings.ts'

  export const name: CatalogueSettings['name']
  export const locale: CatalogueSettings['locale']
  export const currency: CatalogueSettings['currency']
  export const currencyWords: CatalogueSettings['currencyWords']
  export const money: CatalogueSettings['money']
  export const cardPrices: CatalogueSettings['cardPrices']
  export const addresses: CatalogueSettings['addresses']
  export const searchMode: CatalogueSettings['searchMode']
  export const categories: CatalogueSettings['categories']
  export const sharedPlaces: CatalogueSettings['sharedPlaces']
  export const isNested: CatalogueSettings['isNested']
  export const hasCategoryPages: CatalogueSettings['hasCategoryPages']
  export const hasCategoryTexts: CatalogueSettings['hasCategoryTexts']
  export const hasManyCategories: CatalogueSettings['hasManyCategories']
  export const hasShortLabels: CatalogueSettings['hasShortLabels']
  export const hasCategoryPictures: CatalogueSettings['hasCategoryPictures']
  export const hasCategorySlugs: CatalogueSettings['hasCategorySlugs']
  export const hasHosted: CatalogueSettings['hasHosted']
  export const hasPrices: CatalogueSettings['hasPrices']
  export const hasBrands: CatalogueSettings['hasBrands']
  export const hasRatings: CatalogueSettings['hasRatings']
  export const hasSale: CatalogueSettings['hasSale']
  export const hasAvailable: CatalogueSettings['hasAvailable']
  export const hasOptionFilters: CatalogueSettings['hasOptionFilters']
  export const hasVariants: CatalogueSettings['hasVariants']
  export const hasAmounts: CatalogueSettings['hasAmounts']
  export const unitPriceBase: CatalogueSettings['unitPriceBase']
  export const sorts: CatalogueSettings['sorts']
  export const filters: CatalogueSettings['filters']
  export const optionFilters: CatalogueSettings['optionFilters']
  export const priceSteps: CatalogueSettings['priceSteps']
  export const ownSize: CatalogueSettings['ownSize']
  export const largestSize: CatalogueSettings['largestSize']
  /** Whether the shop's folder has the three images of the home page's hero. */
  export const hasHeroPicture: boolean
  export const hasTestimonials: boolean
  /** The highest id of a product with a share card of its own; 0 for none. */
  export const highestCardId: number
  /** Whether links show the picture itself of a product whose picture is at another host. */
  export const sharesHostedPictures: boolean
  /** Whether the products are in files instead of `virtual:catalogue/records`. */
  export const isInFiles: boolean
  /** Of the lists that codes in the files are indexes of (`file-catalogue.ts`). */
  export const codesVersion: string
  /** Whether the first products of a search may be found before its total: in files, or by a service. */
  export const showsFirstPageBeforeTotal: boolean
  /** Of the files that the service worker precaches, about. */
  export const offlineMegabytes: number
  /** Null where the catalogue is part of the shop. */
  export const serviceUrl: string | null
  /** The state of the service that the build has read; null, too. */
  export const serviceSnapshot: number | null
}

declare module 'virtual:catalogue/records' {
  import type { ProductSummary } from '#catalogue/product.ts'
  import type { GeneratedProducts } from '#catalogue/generated-products.ts'
  import type { Synonyms } from '#catalogue/words/other-searches.ts'

  /** The cleaned records, sorted by id; empty for a catalogue in files. */
  export const products: readonly ProductSummary[]
  /**
   * Every brand of the catalogue, that of generated products included: the same for every size. Sorted by name, by the
   * build: a browser's first comparison of names takes 50 ms on a slow phone.
   */
  export const brands: readonly string[]
  /** Null for a catalogue of records alone. */
  export const generated: GeneratedProducts | null
  export const synonyms: Synonyms
  /** Reads the catalogue's files from the disk, for the build; null in a browser. */
  export const readLocalFile: ((name: string) => Promise<unknown>) | null
}

/** A module of its own, which only the code that makes offers loads. */
declare module 'virtual:catalogue/stemmer' {
  import type { WordForms } from '#catalogue/words/word-forms.ts'

  /** Of the catalogue's language. */
  export const stemmer: WordForms['stem']
  export const joinsWords: WordForms['joinsWords']
}

/** A module of its own, since the home page loads it without the records. */
declare module 'virtual:catalogue/testimonials' {
  import type { Testimonial } from '#shop.types.ts'

  /** In the order of the dots; at least five. */
  export const testimonials: readonly Testimonial[]
}

/** A module of its own, which only the pages of categories load. */
declare module 'virtual:catalogue/category-texts' {
  /** The introductions of the categories' pages by their labels. */
  export const categoryTexts: Readonly<Record<string, string>>
}

/** What is fetched on demand. A module of its own: programs beside the shop, like workers, must not import it. */
declare module 'virtual:catalogue/imports' {
  import type { QueryClient } from '@tanstack/react-query'
  import type { ProductDetails } from '#catalogue/product.ts'

  interface Group {
    readonly details: Readonly<Record<number, ProductDetails>>
  }

  /** One chunk per group, numbered by `detailsGroupAt`. A load rejects if its chunk is gone. */
  export const detailGroups: Readonly<Record<number, () => Promise<Group>>>
  /** What opens a catalogue in files, or one of generated products. */
  export const importLarge: () => Promise<{
    readonly openLarge: (
      size: number,
      client: QueryClient,
    ) => import('#catalogue/worker/large-source.ts').LargeSource
  }>
}

/** A module of its own, since each page begins with it: the names of the files above would be in the first load. */
declare module 'virtual:catalogue/service' {
  /** Null where the catalogue is part of the shop: then the build leaves out the code for a service. */
  export const importService: (() => Promise<typeof import('#catalogue/http/service-source.ts')>) | null
}

/** Compiled by `scripts/vite/assembly-plugin.ts`: a WebAssembly module in base64. */
declare module '*.as' {
  const base64: string
  export default base64
}

/** The other exports are in `src/messages/virtual.d.ts`. */
declare module 'virtual:language' {
  import type { PlainWords } from '#catalogue/words/plain-words/plain-words.ts'

  /** What shoppers write for the conditions of a search. */
  export const plainWords: PlainWords
}
