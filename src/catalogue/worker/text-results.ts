import { createRankOrder, sortOrdinals, type Ranked, type Segments } from '../engine/sort-ordinals.ts'
import { countRanks } from '../words/match-rank.ts'
import type { CategoryChoice } from '../settings/category-tree.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import { sliceSize } from '../source/slice-size.ts'
import { joined } from './joined.ts'
import type { TextIndex } from './text-index.ts'
import { maskOf } from '../engine/category-codes.ts'

/** Products scanned between two checks for an obsolete query: about a millisecond. */
const stride = 65_536

/** The same for products that are searched one by one. */
const strideWithin = 4096

/** Cached results: those of the latest text and of the texts typed before it. */
const keptResults = 4

/** Where fewer than one in `sparse` products matched, a longer word is searched among the matches alone. */
const sparse = 16

/** The matching ordinals of a part of the catalogue, in all categories. */
export interface Matches extends Ranked {
  readonly search: string
  /** How many match in each category, by its code. */
  readonly counts: readonly number[]
  /** The ordinals of one choice, cached at first use. */
  readonly byCategory: Map<CategoryChoice, Uint32Array>
  /** The same with the best match first. */
  readonly sorted: Map<CategoryChoice, Sorted>
}

/** Ordinals with the best match first. */
interface Sorted {
  readonly sorted: Uint32Array
  readonly segments: Segments
}

/** The data of a search: the texts loaded so far, and promises for the others. */
export interface Searched {
  readonly count: number
  readonly index: TextIndex
  /** The category's code, by ordinal. */
  readonly categoryOf: Uint16Array
  /** Lets the worker receive messages; awaited between two pieces of work. */
  readonly pause: () => Promise<void>
  /** Resolves when more texts are loaded. */
  readonly waitForTexts: () => Promise<void>
}

/** Finds one text after the other; `search` has to be folded. */
export interface TextResults {
  /**
   * Returns null once `isObsolete` returns true. `onFirstSlice` is called with the first slice of the category once a
   * match beyond it is found and products remain to be scanned; the scan waits for it. With `isRanked` this slice has the best
   * matches first: it is certain once it is full of whole words in names. While texts are still loading it scans those
   * that are loaded.
   */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean,
    onFirstSlice: (ordinals: Uint32Array) => Promise<void>,
    isRanked?: boolean,
  ) => Promise<Matches | null>
  readonly ordinalsOf: (matches: Matches, choice: CategoryChoice) => Uint32Array
  readonly sortedOf: (matches: Matches, choice: CategoryChoice) => Sorted
  /**
   * The products of a choice without a search, from index `start` on, before `end`: as soon as they are loaded. Null
   * once `isObsolete` returns true.
   */
  readonly list: (
    choice: CategoryChoice,
    start: number,
    end: number,
    isObsolete: () => boolean,
  ) => Promise<Uint32Array | null>
}

export function createTextResults({
  count,
  index: texts,
  categoryOf,
  pause,
  waitForTexts,
}: Searched): TextResults {
  // The latest is last.
  const kept: Matches[] = []

  const findAmongAll = (search: string, first: number, end: number) =>
    search === '' ? range(first, end) : copied(texts.find(search, first, end))

  /** The smallest result that contains that of `search`: a text that contains the whole contains each part. */
  function findWider(search: string): Uint32Array | undefined {
    return kept
      .filter((matches) => search.includes(matches.search) && matches.ordinals.length * sparse < count)
      .map(({ ordinals }) => ordinals)
      .toSorted((a, b) => a.length - b.length)[0]
  }

  async function scan(
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean,
    onFirstSlice: (ordinals: Uint32Array) => Promise<void>,
    isRanked: boolean,
  ): Promise<Matches | null> {
    const mask = maskOf(categories, choice, sharedPlaces)
    const counts = new Uint32Array(mask.length)
    const found: Ranked[] = []
    const inFirst: number[] = []
    let hasFirstSlice = false
    const wider = findWider(search)
    const length = wider?.length ?? count
    const loaded = () => (wider ? length : texts.added())
    for (let first = 0; first < length;) {
      const last = Math.min(first + (wider ? strideWithin : stride), loaded())
      const matches = wider
        ? texts.searchWithin(search, wider.subarray(first, last))
        : findAmongAll(search, first, last)
      const { ordinals, ranks } = matches
      found.push(matches)
      addCounts(counts, ordinals, categoryOf)
      if (!hasFirstSlice) {
        for (let at = 0; at < ordinals.length && inFirst.length <= sliceSize; at += 1) {
          const ordinal = ordinals[at] ?? 0
          if (isRanked && ranks[at] !== 0) continue
          if (mask[categoryOf[ordinal] ?? 0] === 1) inFirst.push(ordinal)
        }
        if (inFirst.length > sliceSize && last < length) {
          hasFirstSlice = true
          await onFirstSlice(Uint32Array.from(inFirst.slice(0, sliceSize)))
        }
      }
      first = last
      // More texts may have loaded while the page drew the first slice.
      await (first === loaded() && first < length ? waitForTexts() : pause())
      if (isObsolete()) return null
    }
    return { search, ...joined(found), counts: [...counts], byCategory: new Map(), sorted: new Map() }
  }

  function ordinalsOf({ ordinals, byCategory }: Matches, choice: CategoryChoice): Uint32Array {
    if (choice === 'All') return ordinals
    const before = byCategory.get(choice)
    if (before) return before
    const mask = maskOf(categories, choice, sharedPlaces)
    const own = ordinals.filter((ordinal) => mask[categoryOf[ordinal] ?? 0] === 1)
    byCategory.set(choice, own)
    return own
  }

  return {
    async find(search, choice, isObsolete, onFirstSlice, isRanked = false) {
      const cached = kept.find((matches) => matches.search === search)
      const matches = cached ?? (await scan(search, choice, isObsolete, onFirstSlice, isRanked))
      if (!matches) return null
      if (cached) kept.splice(kept.indexOf(cached), 1)
      kept.push(matches)
      if (kept.length > keptResults) kept.shift()
      return matches
    },
    ordinalsOf,
    sortedOf(matches, choice) {
      const before = matches.sorted.get(choice)
      if (before) return before
      const own = sortOrdinals(ordinalsOf(matches, choice), createRankOrder(matches, count, countRanks(1)))
      matches.sorted.set(choice, own)
      return own
    },
    async list(choice, start, end, isObsolete) {
      const mask = maskOf(categories, choice, sharedPlaces)
      const found: number[] = []
      let index = 0
      let ordinal = 0
      for (;;) {
        const loaded = texts.added()
        for (; ordinal < loaded && index < end; ordinal += 1) {
          if (mask[categoryOf[ordinal] ?? 0] === 0) continue
          if (index >= start) found.push(ordinal)
          index += 1
        }
        if (index === end || ordinal === count) return Uint32Array.from(found)
        await waitForTexts()
        if (isObsolete()) return null
      }
    },
  }
}

/** Adds the number of these products in each category to `counts`. */
function addCounts(counts: Uint32Array, ordinals: Uint32Array, categoryOf: Uint16Array): void {
  // By index: V8 takes seven times as long for the iterator of a typed array, 5 ms for half a million products.
  for (let at = 0; at < ordinals.length; at += 1) {
    const category = categoryOf[ordinals[at] ?? 0] ?? 0
    counts[category] = (counts[category] ?? 0) + 1
  }
}

const copied = ({ ordinals, ranks }: Ranked): Ranked => ({ ordinals: ordinals.slice(), ranks: ranks.slice() })

const range = (first: number, end: number): Ranked => ({
  ordinals: Uint32Array.from({ length: end - first }, (_, at) => first + at),
  ranks: new Uint16Array(end - first),
})
