import { brands } from '../brands.ts'
import { createColumns, type Columns } from '../columns.ts'
import type { Tally } from '../facets.ts'
import { productCategories } from '../product.ts'
import type { Runs } from '../sort-places.ts'
import { sliceSize, type CategoryChoice } from '../source.ts'
import { createAnswers } from './answers.ts'
import { categoryAt, figuresAt, idAt, textsAt } from './places.ts'
import { createSiftedAnswers, type SiftQuestion } from './sifted-answers.ts'
import { createTextIndex } from './text-index.ts'

/** The part of an answer that one shard has. */
export interface ShardAnswer {
  /** How many match in the category. */
  readonly total: number
  /** How many match in each of `productCategories`, whatever the category that was asked for. */
  readonly counts: readonly number[]
  /** The first slice of the matching ids. */
  readonly first: Uint32Array
  /** What other values of the filters would give, where the question has filters, if empty ones. */
  readonly tally?: Tally
  /** Where the matching products stand among those of other shards, where an order is asked for. */
  readonly runs?: Runs
}

export interface Turns {
  /** Lets messages come in; to be awaited between two pieces of work. */
  readonly pause: () => Promise<void>
}

/** A contiguous part of a large catalogue: its texts, and the search in them. Places from `from` on, before `to`. */
export interface Shard {
  /** Resolves once all texts are there; tells how much is, 0 to 1. To be called once. */
  readonly build: (tell: (fraction: number) => void) => Promise<void>
  /**
   * Waits for all texts. Null once `isObsolete` says so. `early` is called with the first slice once a match beyond it is
   * found and there is more to look through.
   */
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
  /** As `find`, with filters and an order. Where nothing is searched it does not wait for the texts. */
  readonly sift: (question: SiftQuestion, isObsolete?: () => boolean) => Promise<ShardAnswer | null>
  /** As `ids`, with filters and in the order that is asked for. */
  readonly siftedIds: (
    question: SiftQuestion,
    start: number,
    end: number,
    isObsolete?: () => boolean,
  ) => Promise<Uint32Array | null>
  /** Memory held, in bytes. */
  readonly size: () => number
}

/** Shares of the texts between which nothing is told. */
const step = 0.02

/** Products whose figures are written between two looks at what else has come: about a millisecond. */
const figuresAtOnce = 4096

const never = () => false
const ignore = () => undefined

export function createShard(from: number, to: number, { pause }: Turns): Shard {
  const count = to - from
  const index = createTextIndex(count, (place) => textsAt(from + place))
  const categoryOf = new Uint8Array(count)
  for (let place = 0; place < count; place += 1)
    categoryOf[place] = productCategories.indexOf(categoryAt(from + place))
  const waiting: (() => void)[] = []
  const grow = () => new Promise<void>((resolve) => waiting.push(resolve))
  const { find, placesOf } = createAnswers({ count, index, categoryOf, pause, grow })

  let reading: Promise<Columns> | undefined
  /** Made when they are first asked for: most visits ask for no filter. */
  const columns = () => (reading ??= readColumns())
  async function readColumns(): Promise<Columns> {
    const made = createColumns(count, brands)
    for (let place = 0; place < count; place += 1) {
      made.put(place, figuresAt(from + place))
      if (place % figuresAtOnce === 0) await pause()
    }
    return made.columns
  }
  const sifted = createSiftedAnswers({
    columns,
    search: async (search, isObsolete) =>
      (await find(search.toLowerCase(), 'All', isObsolete, ignore))?.places ?? null,
    pause,
  })

  const toIds = (places: Uint32Array) => places.map((place) => idAt(from + place))

  return {
    async build(tell) {
      let told = 0
      for (let isMore = true; isMore;) {
        isMore = index.addBatch()
        for (const resolve of waiting.splice(0)) resolve()
        const fraction = count === 0 ? 1 : index.added() / count
        if (fraction - told >= step || !isMore) {
          told = fraction
          tell(fraction)
        }
        await pause()
      }
    },
    async find(search, choice, isObsolete = never, early = ignore) {
      const matches = await find(search.toLowerCase(), choice, isObsolete, (places) => early(toIds(places)))
      if (!matches) return null
      const places = placesOf(matches, choice)
      return { total: places.length, counts: matches.counts, first: toIds(places.subarray(0, sliceSize)) }
    },
    async ids(search, choice, start, end, isObsolete = never) {
      const matches = await find(search.toLowerCase(), choice, isObsolete, ignore)
      return matches && toIds(placesOf(matches, choice).subarray(start, end))
    },
    async sift(question, isObsolete = never) {
      const answer = await sifted(question, isObsolete)
      if (!answer) return null
      const { places, counts, tally, runs } = answer
      const first = toIds(places.subarray(0, sliceSize))
      return { total: places.length, counts, first, tally, ...(runs && { runs }) }
    },
    async siftedIds(question, start, end, isObsolete = never) {
      const answer = await sifted(question, isObsolete)
      return answer && toIds(answer.places.subarray(start, end))
    },
    size: () => index.size() + categoryOf.byteLength,
  }
}
