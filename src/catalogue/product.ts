import type { Block } from './text-blocks.ts'

/** Minor units of the catalogue's currency, whole and never negative: 4990 is $49.90, or 4,990 yen. */
export type MinorUnits = number

/**
 * One image's address: a path of this site (`/pictures/12-front.avif`) or an https address. The schema rejects all
 * others. The size of a hosted image may follow as a fragment (`hosted-picture.ts`). `picture.ts` lists the sizes.
 */
export type PictureAddress = string

/** How much of something is sold for a price. */
export interface Amount {
  /** Above 0. */
  readonly value: number
  readonly unit: 'g' | 'kg' | 'ml' | 'l' | 'm'
}

/** A product's fields for a list: those of a card, and the searched ones. */
export interface ProductSummary {
  /** Positive integer, unique in the catalogue. */
  readonly id: number
  /** The part of its path before the id, where the head says `addresses: 'slug'`. */
  readonly slug?: string
  readonly name: string
  /** Plain text; may be empty. */
  readonly description: string
  /** The label of one of the catalogue's categories: its main one. */
  readonly category: string
  /** The labels of its other categories; missing for none. */
  readonly alsoIn?: readonly string[]
  readonly price: MinorUnits
  /** The price before the discount; null unless it is above `price`. */
  readonly originalPrice: MinorUnits | null
  /** 0 to 5, one decimal; null for none. */
  readonly rating: number | null
  /** How many shoppers rated it. */
  readonly reviews: number
  readonly brand: string | null
  /** Set for a product that cannot be bought now. */
  readonly isSoldOut?: true
  /** Set for a product that is sold before it is there: each variant that can be bought, where it has some. */
  readonly isPreorder?: true
  /** How many are left, where this is known and no variant is to be chosen. */
  readonly left?: number
  /** What `price` buys, for the price of 100 g or a kilogram; missing where this is not known. */
  readonly amount?: Amount
  /** Set for a product with variants: `price` is that of the cheapest one that can be bought. */
  readonly choice?: ChoiceSummary
  /** What filters by option read of its variants (`variants/variant-groups.ts`); missing where it has none of these options. */
  readonly variantGroups?: string
  /** A drawn placeholder where the record names none. */
  readonly picture: PictureAddress
  /** Tags, option values and SKUs, which a search for words finds; missing for none (`words/labels.ts`). */
  readonly keywords?: readonly string[]
}

/** How much is left; a number is how many where they are few. */
export type Stock = 'in' | 'out' | 'preorder' | 'unknown' | number

/** What a shopper chooses between, for example the color. */
export interface Option {
  readonly name: string
  readonly values: readonly string[]
  /**
   * Both in the main language of the shop, where this is another one: addresses and carts are of these words, so that
   * they mean the same in every language.
   */
  readonly original?: { readonly name: string; readonly values: readonly string[] }
  /** By value: a color, `#1e3a8a`, or the address of a small picture; null for none. Missing where no value has one. */
  readonly swatches?: readonly (string | null)[]
}

/** What a list shows of a product's options. */
export interface ChoiceSummary {
  /** The name of the first option. */
  readonly option: string
  /** How many of its values there are. */
  readonly count: number
  /** Set where the variants have several prices. */
  readonly hasPrices?: true
}

/** One combination of options. */
export interface Variant {
  /** The owner's article number. */
  readonly sku: string | null
  readonly gtin?: string
  /** One value per option, in their order; an empty one stands for any value. */
  readonly values: readonly string[]
  readonly price: MinorUnits
  /** The price before the discount, where it is above `price`. */
  readonly originalPrice?: MinorUnits
  readonly amount?: Amount
  readonly stock: Stock
  /** Of a pre-order, where it is known: ISO 8601, `2027-03-01`. */
  readonly availableFrom?: string
  /** Missing where the product's own show it. */
  readonly pictures?: readonly PictureAddress[]
}

export interface Specification {
  readonly label: string
  readonly value: string
}

/** A promise under the price; `text` is shown on demand. */
export interface Perk {
  readonly name: string
  readonly text: string
}

/** A product with all fields of its own page. */
export interface Product extends ProductSummary {
  /** Empty for none. */
  readonly longDescription: readonly Block[]
  readonly stock: Stock
  /** Of a pre-order, where it is known: ISO 8601, `2027-03-01`. */
  readonly availableFrom?: string
  /** The owner's article number. */
  readonly sku?: string
  readonly gtin?: string
  /** At least one; the card shows the first unless the record names another. */
  readonly pictures: readonly PictureAddress[]
  readonly features: readonly string[]
  readonly specifications: readonly Specification[]
  readonly tags: readonly string[]
  readonly options: readonly Option[]
  readonly variants: readonly Variant[]
  /** Instead of the shop's own; empty for none. */
  readonly perks?: readonly Perk[]
  /** Of a parcel with it, in grams: for a table of shipping by weight. */
  readonly weight?: number
}

/** The fields of the product's own page that lists do not contain. */
export type ProductDetails = Omit<Product, keyof ProductSummary>
