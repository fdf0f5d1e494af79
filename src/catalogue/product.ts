/** The five categories to filter by, in the order of the buttons. */
export const categories = ['Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Books'] as const
export type Category = (typeof categories)[number]

/** Kinds of item without a category button: they are listed under All only. */
export const otherCategories = ['Course', 'Service'] as const

export type ProductCategory = Category | (typeof otherCategories)[number]
export const productCategories = [...categories, ...otherCategories] as const

/** Whole cents, never negative: 4990 is $49.90. Sums stay exact up to 90 trillion dollars. */
export type Cents = number

/**
 * One image's address: a path of this site (`/pictures/12-front.avif`) or an https address. The schema rejects all
 * others. `picture.ts` lists the sizes.
 */
export type PictureAddress = string

/** A product's fields for a list: those of a card, and the searched ones. */
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

/** A product with all fields of its own page. */
export interface Product extends ProductSummary {
  readonly longDescription: string
  readonly inStock: boolean
  /** At least one; the card shows the first unless the record names another. */
  readonly pictures: readonly PictureAddress[]
  readonly features: readonly string[]
  readonly specifications: readonly Specification[]
}

/** The fields of the product's own page that lists do not contain. */
export type ProductDetails = Omit<Product, keyof ProductSummary>
