/** The five shelves a shopper filters by, in the order the buttons stand. */
export const categories = ['Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Books'] as const
export type Category = (typeof categories)[number]

/** Kinds of item that are sold but have no shelf of their own: they show under All only. */
export const unshelved = ['Course', 'Service'] as const

export type ProductCategory = Category | (typeof unshelved)[number]
export const productCategories = [...categories, ...unshelved] as const

/** Whole cents, never negative: 4990 is $49.90. Sums stay exact up to 90 trillion dollars. */
export type Cents = number

/**
 * One picture's address: a path of this site (`/pictures/12-front.avif`) or an https address.
 * Nothing else passes the schema. See `picture.ts` for the sizes that stand beside it.
 */
export type PictureAddress = string

/** What a list needs to know of a product: all that a card shows, and what search looks at. */
export interface ProductSummary {
  /** Positive integer, unique in the catalogue. */
  readonly id: number
  readonly name: string
  readonly description: string
  readonly category: ProductCategory
  readonly price: Cents
  /** The price before the discount; null unless it is above `price`. */
  readonly originalPrice: Cents | null
  /** 0 to 5, one decimal. */
  readonly rating: number
  /** How many shoppers rated it. */
  readonly reviews: number
  readonly brand: string
  readonly picture: PictureAddress
}

export interface Specification {
  readonly label: string
  readonly value: string
}

/** A product with all that its own page shows. */
export interface Product extends ProductSummary {
  readonly longDescription: string
  readonly inStock: boolean
  /** At least one; the first is the one the card shows unless the record says otherwise. */
  readonly pictures: readonly PictureAddress[]
  readonly features: readonly string[]
  readonly specifications: readonly Specification[]
}

/** What the product's own page shows beyond the list; it does not travel with the list. */
export type ProductDetails = Omit<Product, keyof ProductSummary>
