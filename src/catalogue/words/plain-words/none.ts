import type { PlainWords } from './plain-words.ts'

/** A pattern that matches nothing. */
const nothing = '(?!)'

/** A language without a list of its own: only its categories and brands are understood, and signs in any language. */
export const plainWords: PlainWords = {
  rating: [],
  between: [String.raw`<figures>\s?[-–〜～]\s?<figures>\s?<currency>`],
  below: [],
  atMost: [],
  above: [],
  atLeast: [],
  sale: nothing,
  saved: nothing,
  cheapest: nothing,
  dearest: nothing,
  bestRated: nothing,
  mostReviewed: nothing,
  byName: nothing,
  savings: nothing,
  and: nothing,
  by: nothing,
  fillers: nothing,
  plurals: [],
  isNounLast: true,
}
