/**
 * A product as an owner writes it, quirks included: prices in dollars, an `originalPrice` that may be below the price
 * or missing, an `images` list that may be empty or contain blanks and repeats, an image address in `features`, a
 * sold-out placeholder on a product in stock. `clean-product.ts` checks it and turns it into a `Product`; nothing else
 * reads it.
 */
export interface RawProduct {
  id: number
  name: string
  description: string
  longDescription: string
  category: string
  /** Dollars. */
  price: number
  /** Dollars. */
  originalPrice?: number
  rating: number
  reviews: number
  inStock: boolean
  brand: string
  image: string
  images: string[]
  features: string[]
  specifications: Record<string, string>
}
