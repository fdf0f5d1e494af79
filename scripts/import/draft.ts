import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

export type Stock = NonNullable<RawProduct['stock']>

/** What can be bought of a product: one of its variants, or the product itself where it has no options. */
export interface DraftVariant {
  readonly line: number
  /** One per option; empty for any. */
  readonly values: readonly string[]
  /** Major units; null where the file has none, NaN where it is no number. */
  readonly price: number | null
  readonly originalPrice?: number | null
  /** NaN where it is no number. */
  readonly stock?: Stock | undefined
  readonly availableFrom?: string
  readonly sku?: string
  readonly gtin?: string
  readonly pictures?: readonly string[]
  /** In a package, for the unit price. */
  readonly amount?: RawProduct['amount']
  /** Grams; null where the file has none, NaN where it is no number. */
  readonly weight?: number | null
  /** Its number at the vendor's checkout. */
  readonly checkoutId?: string
}

/** A product as a vendor's file has it, with every text as it is written there. */
export interface Draft {
  readonly line: number
  /** A number that the vendor keeps. */
  readonly id?: number
  readonly slug?: string
  readonly name: string
  readonly brand?: string
  /** One sentence; from the description where it is empty. */
  readonly summary?: string
  /** Plain text or HTML. */
  readonly description?: string
  readonly tags?: readonly string[]
  readonly features?: readonly string[]
  readonly specifications?: readonly (readonly [label: string, value: string])[]
  /** Paths of labels, from the top. */
  readonly categories: readonly (readonly string[])[]
  readonly pictures: readonly string[]
  readonly rating?: number | null
  readonly reviews?: number | null
  /** Names of the options, with the order of their values where the file has one. */
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly variants: readonly DraftVariant[]
}
