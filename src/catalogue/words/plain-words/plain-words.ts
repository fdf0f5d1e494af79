/**
 * What shoppers write for the conditions of a search, in one language. Sources of regular expressions without regard to
 * case, with `\\s` for a space; `<price>`, `<figures>`, `<currency>` and `<stars>` stand for an amount, its digits, the
 * signs and words of the currency, and a number of stars.
 */
export interface PlainWords {
  readonly rating: readonly string[]
  /** Two prices each. */
  readonly between: readonly string[]
  readonly below: readonly string[]
  readonly atMost: readonly string[]
  readonly above: readonly string[]
  readonly atLeast: readonly string[]
  readonly sale: string
  readonly saved: string
  readonly cheapest: string
  readonly dearest: string
  readonly bestRated: string
  readonly mostReviewed: string
  readonly byName: string
  readonly savings: string
  /** For the `&` of a category's label. */
  readonly and: string
  /** In front of a brand. */
  readonly by: string
  /** Single words without a meaning for the search. */
  readonly fillers: string
  /** Endings of plurals, as text. */
  readonly plurals: readonly string[]
  /** Whether the last word of a phrase is what is sought, `red cup`, or the first, `tasse rouge`. */
  readonly isNounLast: boolean
  /** Phrases and goods follow each other without spaces. */
  readonly hasNoSpaces?: true
}
