/*
 * The shape of the owner's configuration, `src/shop.config.ts`. A catalogue with a `shop.config.ts` in its own folder
 * replaces it.
 */

/** What one cart is for; see `cartScope` in `shop.config.ts`. */
export type CartScope = 'page' | 'device'

/** One day of the week. */
export interface OpeningHours {
  /** ISO: 1 is Monday. */
  readonly weekday: number
  /** Hours of the day from 0 to 24, halves allowed; null where the shop is closed all day. */
  readonly open: { readonly from: number; readonly to: number } | null
}

export interface ShopConfig {
  /** A folder of `src/catalogues`. */
  readonly catalogue: string
  /**
   * Where the catalogue is answered from; embedded in the shop where it is missing. With a service the folder of
   * `catalogue` has the head, and `docs/catalogue-service.md` says how to run it.
   */
  readonly source?: {
    readonly kind: 'http'
    /** https, without a slash at the end. The environment variable CATALOGUE_URL overrides it. */
    readonly url: string
    /** How many products get a page of their own in the build, from the first on: 100 by default. */
    readonly prerendered?: number
  }
  readonly name: string
  readonly tagline: string
  /** The public address, without a slash at the end. */
  readonly siteUrl: string
  /** BCP 47: of dates and times. */
  readonly locale: string
  /**
   * How many products get a page in the build, the first in the catalogue's order; 2,000 where it is missing. The pages
   * of all others are drawn in the browser.
   */
  readonly prerenderedProducts?: number
  /**
   * Of more than 500 product pages each has two files, the page and its gzip form. `true` adds what the pages of smaller
   * shops have: a brotli form, a share card, and a page that leads from the address without a slug. Builds take longer.
   */
  readonly allProductFiles?: boolean
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly promises: readonly string[]
    readonly figures: readonly { readonly value: string; readonly label: string }[]
  }
}

/**
 * One section of the home page, each kind at most once. `products` is the list with its search and categories;
 * `meeting` the booking of a wholesale meeting.
 */
export interface HomeSection {
  readonly kind: 'hero' | 'products' | 'testimonials' | 'contact' | 'meeting'
}

/** What a shop can do without. What is switched off leaves no text, link, key, style or script. */
export interface ShopParts {
  /** Saved products: hearts, their list, its link and its key. */
  readonly saved: boolean
  /** The comparison: its buttons, its page and its key. */
  readonly compare: boolean
  /** The form in the footer of every page. */
  readonly newsletter: boolean
  /** Links to share a product, the saved products and the cart. */
  readonly share: boolean
  /** Ratings and numbers of reviews on products. */
  readonly reviews: boolean
  /** Numbers on products, for voice control. */
  readonly voiceNumbers: boolean
  /** Performance tools, reachable by address only: `?lab=1` and `?size=10000`. */
  readonly lab: boolean
  /** The button on the page for unknown addresses that says that there is no sign-in. */
  readonly signIn: boolean
  /** The page `/accessibility` and its link. */
  readonly accessibility: boolean
}

/** One of `testimonials.ts`, in a catalogue's folder. */
export interface Testimonial {
  readonly id: number
  readonly name: string
  /** Displayed text only: the shop has no user roles. */
  readonly role: string
  readonly description: string
  /** A path of this site. */
  readonly image: string
  /** 4 to 5, in steps of a half. */
  readonly rating: number
}

/** In `shop.details.ts`. */
export interface ContactDetails {
  readonly emails: readonly { readonly label: string; readonly address: string }[]
  readonly phone: { readonly shown: string; readonly dialled: string }
  /** Line by line. */
  readonly address: readonly string[]
  readonly hours: readonly OpeningHours[]
  readonly support: string
  readonly social: readonly { readonly name: string; readonly href: string }[]
}
