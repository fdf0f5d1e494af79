import { brands } from '../brands.ts'
import { createColumns, type Columns } from '../engine/columns.ts'
import type { FacetCounts } from '../engine/facets.ts'
import { categories } from '../head.ts'
import type { Segments } from '../engine/sort-ordinals.ts'
import { labelsOf, type CategoryChoice } from '../category-tree.ts'
import { sliceSize } from '../source.ts'
import { createAnswers } from './answers.ts'
import { categoryAt, figuresAt, idAt, textsAt } from './ordinals.ts'
import { createFilteredAnswers, type FilteredQuestion } from './filtered-answers.ts'
import { createTextIndex } from './text-index.ts'

/** One shard's part of an answer. */
export interface ShardAnswer {
  /** How many match in the category. */
  readonly total: number
  /** How many match in each category, by its code, regardless of the chosen category. */
  readonly counts: readonly number[]
  /** The first slice of the matching ids. */
  readonly first: Uint32Array
  /** The counts of other filter values, where the question has filters, even if empty. */
  readonly facetCounts?: FacetCounts
  /** The sort keys of the matching products, for merging with other shards; set for a question with a sort order. */
  readonly segments?: Segments
}

export interface Scheduler {
  /** Lets the worker receive messages; awaited between two pieces of work. */
  readonly pause: () => Promise<void>
}

/**
 * A contiguous part of a large catalogue: its texts, and the search in them. The ordinals from `from` on, before `to`.
 */
export interface Shard {
  /** Resolves once all texts are loaded; reports the fraction loaded, 0 to 1. Called once. */
  readonly build: (report: (fraction: number) => void) => Promise<void>
  /**
   * Waits for all texts. Returns null once `isObsolete` returns true. `early` is called with the first slice once a
   * match beyond it is found and products remain to be scanned.
   */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isObsolete?: () => boolean,
    early?: (first: Uint32Array) => void,
  ) => Promise<ShardAnswer | null>
  /** The matching ids from `start` on, before `end`, counted within this shard. Null once `isObsolete` returns true. */
  readonly ids: (
    search: string,
    choice: CategoryChoice,
    start: number,
    end: number,
    isObsolete?: () => boolean,
  ) => Promise<Uint32Array | null>
  /** As `find`, with filters and an order. Without a search text it does not wait for the texts. */
  readonly findFiltered: (
    question: FilteredQuestion,
    isObsolete?: () => boolean,
  ) => Promise<ShardAnswer | null>
  /** As `ids`, with filters and in the question's order. */
  readonly filteredIds: (
    question: FilteredQuestion,
    start: number,
    end: number,
    isObsolete?: () => boolean,
  ) => Promise<Uint32Array | null>
  /** All memory of the shard, in bytes. */
  readonly size: () => number
}

/** The fraction of texts between two progress reports. */
const step = 0.02

/** Products whose figures are written between two pauses: about a millisecond. */
const figuresPerBatch = 4096

const never = () => false
const ignore = () => undefined

export function createShard(from: number, to: number, { pause }: Scheduler): Shard {
  const count = to - from
  const index = createTextIndex(count, (ordinal) => textsAt(from + ordinal))
  const labels = labelsOf(categories)
  const categoryOf = new Uint16Array(count)
  for (let ordinal = 0; ordinal < count; ordinal += 1)
    categoryOf[ordinal] = labels.indexOf(categoryAt(from + ordinal))
  const waiting: (() => void)[] = []
  const waitForTexts = () => new Promise<void>((resolve) => waiting.push(resolve))
  const { find, ordinalsOf } = createAnswers({ count, index, categoryOf, pause, waitForTexts })

  let reading: Promise<Columns> | undefined
  /** Created at first use: most visits use no filter. */
  const columns = () => (reading ??= readColumns())
  async function readColumns(): Promise<Columns> {
    const made = createColumns(count, labels, brands)
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      made.put(ordinal, figuresAt(from + ordinal))
      if (ordinal % figuresPerBatch === 0) await pause()
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
