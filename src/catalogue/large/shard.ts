import { productCategories } from '../product.ts'
import { sliceSize, type CategoryChoice } from '../source.ts'
import { categoryAt, idAt, textsAt } from './places.ts'
import { createTextIndex } from './text-index.ts'

/** Products looked through between two looks at whether the question still stands: about a millisecond. */
const stride = 65_536

/** Answers kept: to the letters that are being typed, and to the one before. */
const keptAnswers = 4

/** The part of an answer that one shard has. */
export interface ShardAnswer {
  /** How many match in the category. */
  readonly total: number
  /** How many match in each of `productCategories`, whatever the category that was asked for. */
  readonly counts: readonly number[]
  /** The first slice of the matching ids. */
  readonly first: Uint32Array
}

interface Matches {
  readonly counts: readonly number[]
  readonly byCategory: Map<CategoryChoice, Uint32Array>
}

export interface Turns {
  /** Lets messages come in; to be awaited between two pieces of work. */
  readonly pause: () => Promise<void>
}

/** A contiguous part of a large catalogue: its texts, and the search in them. Places from `from` on, before `to`. */
export interface Shard {
  /** Resolves once all texts are there; tells how much is, 0 to 1. */
  readonly build: (tell: (fraction: number) => void) => Promise<void>
  /** Null once `isObsolete` says so. `early` is called when the first slice is full and there is more to look through. */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isObsolete?: () => boolean,
    early?: (first: Uint32Array) => void,
  ) => Promise<ShardAnswer | null>
  /** The matching ids from `start` on, before `end`, counted within this shard. Null once `isObsolete` says so. */
  readonly ids: (
    search: string,
    choice: CategoryChoice,
    start: number,
    end: number,
    isObsolete?: () => boolean,
  ) => Promise<Uint32Array | null>
  /** Memory held, in bytes. */
  readonly size: () => number
}

export function createShard(from: number, to: number, { pause }: Turns): Shard {
  const count = to - from
  const index = createTextIndex(count, (place) => textsAt(from + place))
  const categoryOf = new Uint8Array(count)
  const answers = new Map<string, Matches>()

  const toIds = (places: Uint32Array) => places.map((place) => idAt(from + place))

  async function look(
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean,
    early: (first: Uint32Array) => void,
  ): Promise<Matches | null> {
    const wanted = choice === 'All' ? -1 : productCategories.indexOf(choice)
    const counts = productCategories.map(() => 0)
    const found: Uint32Array[] = []
    let inFirst: number[] | null = []
    for (let first = 0; first < count; first += stride) {
      const places = index.find(search, first, first + stride).slice()
      found.push(places)
      for (const place of places) {
        const category = categoryOf[place] ?? 0
        counts[category] = (counts[category] ?? 0) + 1
        if (inFirst && inFirst.length < sliceSize && (wanted < 0 || category === wanted)) inFirst.push(place)
      }
      if (inFirst?.length === sliceSize && first + stride < count) {
        early(toIds(Uint32Array.from(inFirst)))
        inFirst = null
      }
      await pause()
      if (isObsolete()) return null
    }
    const all = new Uint32Array(found.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const places of found) {
      all.set(places, at)
      at += places.length
    }
    return { counts, byCategory: new Map([['All', all]]) }
  }

  async function matchesOf(
    search: string,
    choice: CategoryChoice,
    isObsolete: () => boolean = () => false,
    early: (first: Uint32Array) => void = () => {},
  ): Promise<Matches | null> {
    const key = search.toLowerCase()
    const kept = answers.get(key)
    const matches = kept ?? (await look(key, choice, isObsolete, early))
    if (!matches) return null
    answers.delete(key)
    answers.set(key, matches)
    for (const oldest of answers.keys()) if (answers.size > keptAnswers) answers.delete(oldest)
    return matches
  }

  function placesOf({ byCategory }: Matches, choice: CategoryChoice): Uint32Array {
    const kept = byCategory.get(choice)
    if (kept) return kept
    const wanted = choice === 'All' ? -1 : productCategories.indexOf(choice)
    const places = (byCategory.get('All') ?? new Uint32Array()).filter(
      (place) => categoryOf[place] === wanted,
    )
    byCategory.set(choice, places)
    return places
  }

  return {
    async build(tell) {
      for (let place = 0; place < count; place += 1)
        categoryOf[place] = productCategories.indexOf(categoryAt(from + place))
      let told = 0
      for (;;) {
        const isMore = index.addBatch()
        const fraction = count === 0 ? 1 : index.added() / count
        if (fraction - told >= 0.02 || !isMore) {
          told = fraction
          tell(fraction)
          await pause()
        }
        if (!isMore) return
      }
    },
    async find(search, choice, isObsolete, early) {
      const matches = await matchesOf(search, choice, isObsolete, early)
      if (!matches) return null
      const places = placesOf(matches, choice)
      return {
        total: places.length,
        counts: matches.counts,
        first: toIds(places.subarray(0, sliceSize)),
      }
    },
    async ids(search, choice, start, end, isObsolete) {
      const matches = await matchesOf(search, choice, isObsolete)
      return matches && toIds(placesOf(matches, choice).subarray(start, end))
    },
    size: index.size,
  }
}
