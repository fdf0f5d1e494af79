import type { FilterName } from '../settings/catalogue-settings.ts'
import type { Sort } from '../filters.ts'

/** What an owner writes in a catalogue's `head.ts` or `head.json`; `clean-head.ts` checks it. */
export interface RawHead {
  /** In messages of the build; pages show the name in `shop.config.ts`. */
  readonly name: string
  /** BCP 47: `en-US`, `de-AT`. */
  readonly locale: string
  /** ISO 4217: `USD`, `JPY`. */
  readonly currency: string
  /**
   * The currency's plural in a sentence, and other words that shoppers write after an amount. From `Intl` where it is
   * missing: `['euros']`.
   */
  readonly currencyWords?: readonly string[]
  /** `stored`: cards write `$49.9` for 49.90, as the record does. `formatted` where it is missing. */
  readonly cardPrices?: 'formatted' | 'stored'
  /** The path of a product's page, `/product/1` or `/product/over-ear-headphones-1`; `id` where it is missing. */
  readonly addresses?: 'id' | 'slug'
  /**
   * `words`: a search finds the products with each of its words, in any order, in name, description, brand, category, tags,
   * option values or SKUs. `substring`: those with the whole text in name or description. `words` where it is missing.
   */
  readonly search?: 'words' | 'substring'
  /** Where it is missing: those by which the products differ. */
  readonly filters?: readonly FilterName[]
  /**
   * The options of products, by name, whose values are filters. Where it is missing: up to four that at least two
   * products share; `[]` for none.
   */
  readonly optionFilters?: readonly string[]
  /**
   * The orders to choose from, besides the catalogue's own. Where it is missing: those that belong to the offered filters.
   * `name` must be named.
   */
  readonly sorts?: readonly Sort[]
  /** Lower bounds of the price ranges besides 0, ascending, in major units. From the prices where it is missing. */
  readonly priceSteps?: readonly number[]
  /**
   * What a unit price is the price of: `1 kg` or litre, also where it is missing, or `100 g` or ml of what has up to 250.
   * The first is the rule in the EU, with exceptions by custom (Directive 98/6/EC, article 2); Germany has had none for
   * packages since 2022 (PAngV, § 5).
   */
  readonly unitPriceBase?: '1 kg' | '100 g'
  /**
   * How many categories have a page of their own, upper levels first; all others are views of one page,
   * `/products?category=Tea`. `false` is none, `true` up to 1,000, as where it is missing.
   */
  readonly categoryPages?: boolean | number
  /** In the order of their buttons, unless they have an `order`. */
  readonly categories: readonly RawCategory[]
  /** Highest ids of a catalogue with generated products: of the shop's own, and the largest for performance testing. */
  readonly sizes?: { readonly own: number; readonly largest: number }
}

interface RawCategory {
  /** In the main language. Unique among those with the same parent. */
  readonly label: string
  /** In the shop's other languages: `{ de: 'Tee' }`. */
  readonly labels?: Readonly<Record<string, string>>
  /**
   * Its part of the address of its page, `/category/tea`, and another name in queries, `?category=tea`. Words of letters and
   * digits with hyphens; from the label where it is missing.
   */
  readonly slug?: string
  /** Lower ones first; its position in the list, from 0, where it is missing. */
  readonly order?: number
  /** A path of this site or an https address, for its own page and those that list the categories. */
  readonly picture?: string
  /** Above the products of its page: plain text, with a blank line between two paragraphs. */
  readonly text?: string
  /** In the shop's other languages. */
  readonly texts?: Readonly<Record<string, string>>
  /** The label of another category; where several have it, their labels from the top: `Women > Shoes`. */
  readonly parent?: string
  /** True for products that are listed under All only. */
  readonly isUnlisted?: boolean
}
