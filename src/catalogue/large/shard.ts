import { brands } from '../brands.ts'
import { createColumns, type Columns } from '../engine/columns.ts'
import type { FacetCounts } from '../engine/facets.ts'
import { productCategories } from '../product.ts'
import type { Segments } from '../engine/sort-ordinals.ts'
import { sliceSize, type CategoryChoice } from '../source.ts'
import { createAnswers } from './answers.ts'
import { categoryAt, figuresAt, idAt, textsAt } from './ordinals.ts'
import { createFilteredAnswers, type FilteredQuestion } from './filtered-answers.ts'
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
  readonly facetCounts?: FacetCounts
  /** Where the matching products stand among those of other shards, where an order is asked for. */
  readonly segments?: Segments
}

export interface Turns {
  /** Lets messages come in; to be awaited between two pieces of work. */
  readonly pause: () => Promise<void>
}

/** A contiguous part of a large catalogue: its texts, and the search in them. Places from `from` on, before `to`. */
export interface Shard {
  /** Resolves once all texts are there; tells how much is, 0 to 1. To be called once. */
  readonly build: (report: (fraction: number) => void) => Promise<void>
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
  readonly findFiltered: (
    question: FilteredQuestion,
    isObsolete?: () => boolean,
  ) => Promise<ShardAnswer | null>
  /** As `ids`, with filters and in the order that is asked for. */
  readonly filteredIds: (
    question: FilteredQuestion,
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
const figuresPerTurn = 4096

const never = () => false
const ignore = () => undefined

export function createShard(from: number, to: number, { pause }: Turns): Shard {
  const count = to - from
  const index = createTextIndex(count, (ordinal) => textsAt(from + ordinal))
  const categoryOf = new Uint8Array(count)
  for (let ordinal = 0; ordinal < count; ordinal += 1)
    categoryOf[ordinal] = productCategories.indexOf(categoryAt(from + ordinal))
  const waiting: (() => void)[] = []
  const grow = () => new Promise<void>((resolve) => waiting.push(resolve))
  const { find, ordinalsOf } = createAnswers({ count, index, categoryOf, pause, grow })

  let reading: Promise<Columns> | undefined
  /** Made when they are first asked for: most visits ask for no filter. */
  const columns = () => (reading ??= readColumns())
  async function readColumns(): Promise<Columns> {
    const made = createColumns(count, brands)
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      made.put(ordinal, figuresAt(from + ordinal))
      if (ordinal % figuresPerTurn === 0) await pause()
    }
    return made.columns
  }
  const findFiltered = createFilteredAnswers({
    columns,
    search: async (search, isObsolete) =>
      (await find(search.toLowerCase(), 'All', isObsolete, ignore))?.ordinals ?? null,
    pause,
  })

  const toIds = (ordinals: Uint32Array) => ordinals.map((ordinal) => idAt(from + ordinal))

  return {
    async build(report) {
      let reported = 0
      for (let isMore = true; isMore;) {
        isMore = index.addBatch()
        for (const resolve of waiting.splice(0)) resolve()
        const fraction = count === 0 ? 1 : index.added() / count
        if (fraction - reported >= step || !isMore) {
          reported = fraction
          report(fraction)
        }
        await pause()
      }
    },
    async find(search, choice, isObsolete = never, early = ignore) {
      const matches = await find(search.toLowerCase(), choice, isObsolete, (ordinals) =>
        early(toIds(ordinals)),
      )
      if (!matches) return null
      const ordinals = ordinalsOf(matches, choice)
      return { total: ordinals.length, counts: matches.counts, first: toIds(ordinals.subarray(0, sliceSize)) }
    },
    async ids(search, choice, start, end, isObsolete = never) {
      const matches = await find(search.toLowerCase(), choice, isObsolete, ignore)
      return matches && toIds(ordinalsOf(matches, choice).subarray(start, end))
    },
    async findFiltered(question, isObsolete = never) {
      const answer = await findFiltered(question, isObsolete)
      if (!answer) return null
      const { ordinals, counts, facetCounts, segments } = answer
      const first = toIds(ordinals.subarray(0, sliceSize))
      return { total: ordinals.length, counts, first, facetCounts, ...(segments && { segments }) }
    },
    async filteredIds(question, start, end, isObsolete = never) {
      const answer = await findFiltered(question, isObsolete)
      return answer && toIds(answer.ordinals.subarray(start, end))
    },
    size: () => index.size() + categoryOf.byteLength,
  }
}
