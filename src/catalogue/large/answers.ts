import { productCategories } from '../product.ts'
import { sliceSize, type CategoryChoice } from '../source.ts'
import type { TextIndex } from './text-index.ts'

/** Products looked through between two looks at whether the question still stands: about a millisecond. */
const stride = 65_536

/** Answers kept: to the letters that are being typed, and to those before. */
const keptAnswers = 4

/** Where fewer than one in so many products matched, a longer word is looked for among those alone. */
const sparse = 16

/** The matching ordinals of a part of the catalogue, in all categories. */
export interface Matches {
  readonly search: string
  readonly ordinals: Uint32Array
  /** How many match in each of `productCategories`. */
  readonly counts: readonly number[]
  /** Those of one category, once they have been asked for. */
  readonly byCategory: Map<CategoryChoice, Uint32Array>
}

/** What a search has to do with: the texts, so far, and those who wait for them. */
export interface Searched {
  readonly count: number
  readonly index: TextIndex
  /** The number in `productCategories` of each ordinal. */
  readonly categoryOf: Uint8Array
  /** Lets messages come in; to be awaited between two pieces of work. */
  readonly pause: () => Promise<void>
  /** Resolves when more texts are there. */
  readonly grow: () => Promise<void>
}

/** Answers to one search after the other; `search` has to be in small letters. */
export interface Answers {
  /**
   * Null once `isObsolete` says so. `early` is called with the first slice of the category once a match beyond it is found
   * and there is more to look through. While texts are still coming it looks through those that are there.
   */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean,
    early: (ordinals: Uint32Array) => void,
  ) => Promise<Matches | null>
  readonly ordinalsOf: (matches: Matches, choice: CategoryChoice) => Uint32Array
}

const numberOf = (choice: CategoryChoice) => (choice === 'All' ? -1 : productCategories.indexOf(choice))

export function createAnswers({ count, index, categoryOf, pause, grow }: Searched): Answers {
  // The latest last.
  const kept: Matches[] = []

  async function scan(
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean,
    early: (ordinals: Uint32Array) => void,
  ): Promise<Matches | null> {
    const chosen = numberOf(choice)
    const counts = productCategories.map(() => 0)
    const found: Uint32Array[] = []
    const inFirst: number[] = []
    let isEarly = false
    for (let first = 0; first < count;) {
      const last = Math.min(first + stride, index.added())
      const ordinals = index.find(search, first, last).slice()
      found.push(ordinals)
      for (const ordinal of ordinals) {
        const category = categoryOf[ordinal] ?? 0
        counts[category] = (counts[category] ?? 0) + 1
        if (inFirst.length <= sliceSize && (chosen < 0 || category === chosen)) inFirst.push(ordinal)
      }
      if (!isEarly && inFirst.length > sliceSize && last < count) {
        isEarly = true
        early(Uint32Array.from(inFirst.slice(0, sliceSize)))
      }
      first = last
      await (first === index.added() && first < count ? grow() : pause())
      if (isObsolete()) return null
    }
    return { search, ordinals: joined(found), counts, byCategory: new Map() }
  }

  /** From the answer to a part of the search text: whatever holds all of it holds that, too. */
  function refine(search: string): Matches | null {
    const part = kept
      .filter((matches) => search.includes(matches.search) && matches.ordinals.length * sparse < count)
      .toSorted((a, b) => a.ordinals.length - b.ordinals.length)[0]
    if (!part) return null
    const ordinals = index.searchWithin(search, part.ordinals)
    const counts = productCategories.map(() => 0)
    for (const ordinal of ordinals) {
      const category = categoryOf[ordinal] ?? 0
      counts[category] = (counts[category] ?? 0) + 1
    }
    return { search, ordinals, counts, byCategory: new Map() }
  }

  return {
    async find(search, choice, isObsolete, early) {
      const cached = kept.find((matches) => matches.search === search)
      const matches = cached ?? refine(search) ?? (await scan(search, choice, isObsolete, early))
      if (!matches) return null
      if (cached) kept.splice(kept.indexOf(cached), 1)
      kept.push(matches)
      if (kept.length > keptAnswers) kept.shift()
      return matches
    },
    ordinalsOf({ ordinals, byCategory }, choice) {
      if (choice === 'All') return ordinals
      const before = byCategory.get(choice)
      if (before) return before
      const chosen = numberOf(choice)
      const own = ordinals.filter((ordinal) => categoryOf[ordinal] === chosen)
      byCategory.set(choice, own)
      return own
    },
  }
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
