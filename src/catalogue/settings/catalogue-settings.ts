import type { Sort } from '../filters.ts'
import type { MoneyPattern } from '../money/money-pattern.ts'
import type { PictureAddress } from '../product.ts'
import type { OptionFilter } from './option-filter.ts'

/** A category of the catalogue. Its label is its name in the catalogue, in addresses and on the page. */
export interface Category {
  /** Unique: of several categories that an owner has given one label, the path of labels, `Women › Shoes`. */
  readonly label: string
  /** Its label beside that of the category above it, where it is another: `Shoes`. */
  readonly shortLabel?: string
  /** Another name that addresses accept. */
  readonly slug?: string
  readonly picture?: PictureAddress
  /** Of its page, below `/category/`: slugs from the top, with slashes between them. Missing where it has none. */
  readonly path?: string
  /** The label of the category above it; a category without one is at the top. */
  readonly parent?: string
  /** True for a category without a button: its products are listed under All only. */
  readonly isUnlisted?: true
}

/** The filters that a catalogue can offer. */
export const filterNames = ['price', 'brand', 'rating', 'sale', 'available'] as const
export type FilterName = (typeof filterNames)[number]

/** What is known of a catalogue besides its products; `complete-head.ts` makes it from the owner's `head.ts`. */
export interface CatalogueSettings {
  readonly name: string
  /** BCP 47. Of numbers, prices and the order of names. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  readonly money: MoneyPattern
  /** The plural in a sentence, `dollars`, and other words that shoppers write after an amount. */
  readonly currencyWords: readonly [plural: string, ...others: string[]]
  /** `stored`: cards write prices without grouping and without zeros at the end, `$49.9`. */
  readonly cardPrices: 'formatted' | 'stored'
  /** The path of a product's page: `/product/1` or `/product/over-ear-headphones-1`. */
  readonly addresses: 'id' | 'slug'
  /** What a search text finds: products with all of its words, or with the whole text (`words/search-terms.ts`). */
  readonly searchMode: 'words' | 'substring'
  readonly filters: readonly FilterName[]
  /** Options of products whose values are filters, in the order of the panel. */
  readonly optionFilters: readonly OptionFilter[]
  /** In the order of their list. */
  readonly sorts: readonly Sort[]
  /** Lower bounds of the price ranges besides 0, ascending; minor units. */
  readonly priceSteps: readonly number[]
  /** In the order of their buttons. */
  readonly categories: readonly Category[]
  /** What products in several categories have as theirs (`engine/category-codes.ts`). */
  readonly sharedPlaces: readonly string[]
  // From here to `hasAmounts` for the build, which leaves out the code for the other case.
  /** Whether a category has a parent. */
  readonly isNested: boolean
  /** Whether categories have pages of their own, and one of these a text. */
  readonly hasCategoryPages: boolean
  readonly hasCategoryTexts: boolean
  /** Whether two lines of buttons have too little room for the categories. */
  readonly hasManyCategories: boolean
  /** Whether a category has a shorter label, to show beside its parent. */
  readonly hasShortLabels: boolean
  /** Whether a category has a picture. */
  readonly hasCategoryPictures: boolean
  /** Whether a category has a slug. */
  readonly hasCategorySlugs: boolean
  /** Whether a product has an image on another host. */
  readonly hasHosted: boolean
  /** Whether products can be filtered by these. */
  readonly hasPrices: boolean
  readonly hasBrands: boolean
  readonly hasRatings: boolean
  readonly hasSale: boolean
  readonly hasAvailable: boolean
  readonly hasOptionFilters: boolean
  /** Whether a product has variants to choose from. */
  readonly hasVariants: boolean
  /** Whether a product has an amount, and so a unit price. */
  readonly hasAmounts: boolean
  /** What a unit price is the price of: `100 g` for up to 250 g or ml, otherwise 1 kg or l. */
  readonly unitPriceBase: '1 kg' | '100 g'
  /** The size of a catalogue is its highest id: the shop's own, and the largest for performance testing. */
  readonly ownSize: number
  readonly largestSize: number
}
