/*
 * The shape of the owner's configuration, `src/shop.config.ts`. A catalogue with a `shop.config.ts` in its own folder
 * replaces it.
 */

import type { Checkout } from './shop-checkout.types.ts'

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
  /** The shop's folder in `src/catalogues`. */
  readonly catalogue: string
  /**
   * Where the catalogue is answered from; embedded in the shop where it is missing. With a service the folder of
   * `catalogue` has the head, and needs no records; `docs/catalogue-service.md` says how to run it.
   */
  readonly source?: {
    readonly kind: 'http'
    /** https, without a slash at the end. The environment variable CATALOGUE_URL overrides it. */
    readonly url: string
    /** The services of the shop's other languages, each loaded in its own: `{ de: 'https://de.catalogue.example' }`. */
    readonly languages?: Readonly<Record<string, string>>
    /** How many products get a page of their own in the build, from the first on: 100 by default. */
    readonly prerendered?: number
  }
  readonly name: string
  readonly tagline: string
  /** The public address, without a slash at the end. */
  readonly siteUrl: string
  /**
   * BCP 47: the catalogue's own language, which is at the top, and others, each below its path: `['en', 'de']` builds `/`
   * and `/de/`. One language where it is missing. See docs/languages.md.
   */
  readonly languages?: readonly string[]
  /**
   * How many products get a page in the build, the first ones; 2,000 by default. Others are drawn in the browser. Of a
   * service `source.prerendered` says it.
   */
  readonly prerenderedProducts?: number
  /**
   * Of more than 500 product pages each has two files, the page and its gzip form. `true` adds what the pages of smaller
   * shops have: a brotli form, a share card, and a page that leads from the address without a slug. Builds take longer.
   */
  readonly allProductFiles?: boolean
  /** `true` shares a picture of another host itself: the build cannot draw a card with it. */
  readonly sharesHostedPictures?: boolean
  /** From how many left on a product's page says so: 5 where it is missing, 0 for never. */
  readonly lowStock?: number
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly promises: readonly string[]
    readonly figures: readonly { readonly value: string; readonly label: string }[]
  }
  /** Where orders go (`docs/orders.md`); the notice of the demo where it is missing. */
  readonly checkout?: Checkout
  /** What is said at each price. */
  readonly prices?: PriceNotes
  readonly shipping?: ShippingRates
  /**
   * Where `listeners.ts` of the shop's folder may send something: `['https://analytics.example']`, or
   * `https://*.analytics.example` for all of its hosts. Pages can reach no others.
   */
  readonly connects?: readonly string[]
}

export interface PriceNotes {
  /** 'incl. VAT' */
  readonly tax: string
  /** The address of what shipping costs, `/shipping` or a whole one. */
  readonly shipping?: string
}

export interface ShippingRates {
  /** What a step starts from: the sum of the goods in whole currency (4.5), or their weight in grams. */
  readonly by: 'sum' | 'weight'
  /** ISO 3166 codes, each in one zone. */
  readonly zones: readonly {
    readonly countries: readonly string[]
    /** Ascending, the first from 0; the last one reached counts. `cost` in whole currency. */
    readonly steps: readonly { readonly from: number; readonly cost: number }[]
  }[]
  /** `true` says in the cart how much is missing until shipping is free in the first zone; with rates by sum alone. */
  readonly showsFreeShipping?: boolean
}

/**
 * One section of the home page. Those without texts of their own are there once at most: `products` is the list with its
 * search and categories, `meeting` the booking of a meeting. Rows, tiles, texts and newsletters are as many as the
 * owner likes.
 */
export type HomeSection =
  | { readonly kind: 'hero' | 'products' | 'testimonials' | 'contact' | 'meeting' }
  | RowSection
  | TilesSection
  | TextSection
  | NewsletterSection

/** A row of products, with a link to all of them. */
export interface RowSection {
  readonly kind: 'row'
  readonly title: string
  /**
   * `sale`: those with a discount. `newest`: those with the highest ids. `category`: its label or slug. `ids`: these, in
   * this order. The others leave out what is sold out, and show eight.
   */
  readonly query: 'sale' | 'newest' | { readonly category: string } | { readonly ids: readonly number[] }
}

/** Categories, each with a picture. */
export interface TilesSection {
  readonly kind: 'tiles'
  readonly title: string
  readonly tiles: readonly {
    /** Its label or slug. */
    readonly category: string
    /** `/pictures/NAME.avif`, or a file of `public`; that of the category where it is missing. */
    readonly picture?: string
  }[]
}

/** Words, and a picture beside them. */
export interface TextSection {
  readonly kind: 'text'
  readonly title: string
  /** Markdown: paragraphs and lists. */
  readonly text: string
  /** `/pictures/NAME.avif`, or a file of `public`. */
  readonly picture?: string
  /** What the picture shows; missing where it only decorates. */
  readonly alt?: string
  /** Of the picture in a wide window: where lines start (as by default), or where they end. */
  readonly side?: 'start' | 'end'
  readonly link?: {
    readonly label: string
    /** `/about`, or a whole address. */
    readonly to: string
  }
}

/** The form of the footer, as a section. */
export interface NewsletterSection {
  readonly kind: 'newsletter'
  readonly title: string
  readonly text?: string
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

/** One of `testimonials.ts`, in a shop's folder. */
export interface Testimonial {
  readonly id: number
  readonly name: string
  /** Displayed text only: the shop has no user roles. */
  readonly role: string
  readonly description: string
  /** A path of this site. */
  readonly image: string
  /** 0 to 5, in steps of a half. */
  readonly rating: number
}

/** In `shop.details.ts`. An empty list, and `''`, is none: it leaves no heading and no space. */
export interface ContactDetails {
  /** The first one receives what visitors send. */
  readonly emails: readonly { readonly label: string; readonly address: string }[]
  readonly phone?: { readonly shown: string; readonly dialled: string }
  /** Line by line. */
  readonly address: readonly string[]
  /** In their order; a day with a break is there twice. */
  readonly hours: readonly OpeningHours[]
  readonly support: string
  readonly social: readonly { readonly name: string; readonly href: string }[]
}

/**
 * In `shop.details.ts`: what the page `/accessibility` says besides the facts that hold for the software of every shop.
 * Whatever is missing is not claimed.
 */
export interface AccessibilityStatement {
  /** Criteria of WCAG 2.2, levels A and AA, by the result of a test of this shop. */
  readonly criteria?: {
    readonly supports: number
    readonly partlySupports: number
    readonly notApplicable: number
  }
  readonly tested?: {
    /** The day of the last test, `2027-03-01`. */
    readonly on: string
    /** Whole sentences: who tested, and with what. */
    readonly words: string
  }
  /** What does not work yet, a sentence or two each. */
  readonly limits?: readonly string[]
  /** Who hears about obstacles; the first of `contact.emails` where it is missing. */
  readonly email?: string
}
