import type { Amount } from '../product.ts'

/** An image, with its size where it is hosted elsewhere: so its space is reserved, and no size above its own fetched. */
interface RawPicture {
  /** A path of the shop or an https address. */
  url: string
  /** Px; both or none. */
  width?: number
  height?: number
}

/** A value that is shown as a color or as a small picture, beside its name. */
interface RawOptionValue {
  name: string
  /** `#1e3a8a`. */
  color?: string
  picture?: string | RawPicture
}

/** What it does not say is as the product's own. */
interface RawVariant {
  sku?: string
  gtin?: string
  /** One per option; an empty one stands for every value that has no variant of its own. */
  values: string[]
  price?: number
  originalPrice?: number
  amount?: Amount
  stock?: 'in' | 'out' | 'preorder' | number
  availableFrom?: string
  images?: (string | RawPicture)[]
}

/**
 * A product as an owner writes it, quirks included: HTML in a plain text, an `originalPrice` that may be below the
 * price, an `images` list that may be empty or contain blanks and repeats, an image address in `features`, a sold-out
 * placeholder on a product in stock. `clean-product.ts` checks it and turns it into a `Product`; nothing else reads it.
 * Prices are in major units: 49.9 dollars.
 */
export interface RawProduct {
  id: number
  name: string
  /** The label of a category of the head; where several have it, with those above it: `Women > Shoes`. */
  category?: string
  /** All categories that it is in, at most 20; the first is its main one unless `category` names that. */
  categories?: string[]
  price: number
  originalPrice?: number
  /** For addresses; from the name where it is missing. */
  slug?: string
  description?: string
  /** Plain text; a blank line separates paragraphs. */
  longDescription?: string
  /** The same with structure: headings, lists, tables, emphasis and links; the rest counts as text. */
  descriptionHtml?: string
  rating?: number
  reviews?: number
  /** `stock` in brief: true is in, false is out. */
  inStock?: boolean
  /** The number left where they are few; 0 is out. */
  stock?: 'in' | 'out' | 'preorder' | number
  /** Of a pre-order: `2027-03-01`. */
  availableFrom?: string
  /** The owner's article number. */
  sku?: string
  /** 8, 12, 13 or 14 digits. */
  gtin?: string
  brand?: string
  image?: string | RawPicture
  /** At most 30. */
  images?: (string | RawPicture)[]
  features?: string[]
  specifications?: Record<string, string>
  tags?: string[]
  /** At most 3. */
  options?: { name: string; values: (string | RawOptionValue)[] }[]
  /** At most 2,048. A combination that is not among them cannot be bought. */
  variants?: RawVariant[]
  /** Instead of the shop's own (`shop.details.ts`), where one of these is not true of the product; `[]` for none. */
  perks?: { name: string; text: string }[]
  /** For the unit price. */
  amount?: Amount
  /** Of a parcel with it, in grams: for a table of shipping by weight. */
  weight?: number
}
