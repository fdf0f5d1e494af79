import type { Catalogue } from './catalogue.ts'
import type { HomeSection, ShopConfig, ShopParts } from '../../src/shop.types.ts'

/** What `shop.config.ts` exports for the build. */
export interface ChosenShop {
  readonly shop: ShopConfig
  readonly home?: readonly HomeSection[]
  readonly parts?: Partial<ShopParts>
  /** IANA: of `shop.details.ts`. */
  readonly timeZone: string
}

/** Which sections the home page has, and which parts the shop. */
export interface ShopLayout {
  readonly home: readonly HomeSection[]
  readonly parts: ShopParts
}

/** Of a configuration without a `home`: what needs no words of its own. */
const usualHome: readonly HomeSection[] = [
  { kind: 'hero' },
  { kind: 'products' },
  { kind: 'testimonials' },
  { kind: 'contact' },
]

/** What a configuration's `parts` does not name. */
const usualParts: ShopParts = {
  saved: true,
  compare: true,
  newsletter: false,
  share: true,
  reviews: true,
  voiceNumbers: true,
  lab: false,
  signIn: false,
  accessibility: true,
}

/** What the checked exports of `shop.config.ts` say, completed. The catalogue may have no testimonials to show. */
export function layoutOf(
  { home = usualHome, parts = {} }: Pick<ChosenShop, 'home' | 'parts'>,
  hasTestimonials: boolean,
): ShopLayout {
  return {
    home: home.filter(({ kind }) => kind !== 'testimonials' || hasTestimonials),
    parts: { ...usualParts, ...parts },
  }
}

/** A catalogue as if no record had a rating: no filter and no order by it either. */
export function withoutReviews({ head, products, ...catalogue }: Catalogue): Catalogue {
  return {
    ...catalogue,
    head: {
      ...head,
      hasRatings: false,
      filters: head.filters.filter((filter) => filter !== 'rating'),
      sorts: head.sorts.filter((sort) => sort !== 'rating' && sort !== 'reviews'),
    },
    products: products.map((product) => ({ ...product, rating: null, reviews: 0 })),
  }
}
