import type { CategoryChoice } from '../settings/category-tree.ts'
import type { Columns } from '../engine/columns.ts'
import type { FacetCounts } from '../engine/facets.ts'
import type { Segments } from '../engine/sort-ordinals.ts'
import type { ProductSummary } from '../product.ts'
import { sliceSize } from '../source/slice-size.ts'
import { foldSearch } from '../words/fold.ts'
import { searchTerms } from '../words/search-terms.ts'
import { createTextResults, type Matches } from './text-results.ts'
import { createFilteredResults, type FilteredQuery } from './filtered-results.ts'
import type { ShardRecords } from './shard-records.ts'
import { createLabelIndex } from './label-index.ts'
import { createTextIndex } from './text-index.ts'
import { createWordsSearch } from './words-search.ts'

/** One shard's part of a result. */
export interface ShardResult {
  /** How many match in the category. */
  readonly total: number
  /** How many match in each category, by its code, regardless of the chosen category. */
  readonly counts: readonly number[]
  /** The first slice of the matching products. */
  readonly first: readonly ProductSummary[]
  /** The counts of other filter values, where the query has filters, even if empty. */
  readonly facetCounts?: FacetCounts
  /** The sort keys of the matching products, for merging with other shards; set for a query with a sort order. */
  readonly segments?: Segments
}

export interface Scheduler {
  /** Lets the worker receive messages; awaited between two pieces of work. */
  readonly pause: () => Promise<void>
}

/** A contiguous part of a large catalogue: its records, and the search in them. */
export interface Shard {
  /** Resolves once all texts are loaded; reports the fraction loaded, 0 to 1. Called once. */
  readonly build: (report: (fraction: number) => void) => Promise<void>
  /** Lets queries that wait for more of the catalogue check `isObsolete`. */
  readonly recheck: () => void
  /**
   * Waits for all texts. Returns null once `isObsolete` returns true. `onFirstSlice` is called with the first slice once
   * a match beyond it is found and products remain to be scanned; the scan waits for it. With `isRanked` the best matches
   * are first.
   */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isObsolete?: () => boolean,
    onFirstSlice?: (products: readonly ProductSummary[]) => Promise<void>,
    isRanked?: boolean,
  ) => Promise<ShardResult | null>
  /**
   * The matching products from index `start` on, before `end`; without a search as soon as they are loaded. Null once
   * `isObsolete` returns true.
   */
  readonly products: (
    search: string,
    choice: CategoryChoice,
    start: number,
    end: number,
    isObsolete?: () => boolean,
    isRanked?: boolean,
  ) => Promise<readonly ProductSummary[] | null>
  /** As `find`, with filters and an order. Without a search text it does not wait for the texts. */
  readonly findFiltered: (listQuery: FilteredQuery, isObsolete?: () => boolean) => Promise<ShardResult | null>
  /** As `products`, with filters and in the query's order. */
  readonly filteredProducts: (
    listQuery: FilteredQuery,
    start: number,
    end: number,
    isObsolete?: () => boolean,
  ) => Promise<readonly ProductSummary[] | null>
}

/** The fraction of texts between two progress reports. */
const step = 0.02

const never = () => false
const ignore = () => Promise.resolve()

export function createShard(records: ShardRecords, { pause }: Scheduler): Shard {
  const { count, categories: categoryOf } = records
  const index = createTextIndex(count)
  const labels = createLabelIndex(count)
  const waiting: (() => void)[] = []
  const waitForTexts = () => new Promise<void>((resolve) => waiting.push(resolve))
  const recheck = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  const { find, list, ordinalsOf, sortedOf } = createTextResults({
    count,
    index,
    categoryOf,
    pause,
    waitForTexts,
  })
  const findWords = createWordsSearch({ count, texts: index, labels, pause, waitForTexts })

  let reading: Promise<Columns> | undefined
  const findFiltered = createFilteredResults({
    async columns(isObsolete) {
      // Read at first use: most visits use no filter.
      reading ??= records.readColumns(pause)
      for (;;) {
        const columns = await Promise.race([reading, waitForTexts()])
        if (columns) return columns
        if (isObsolete()) return null
      }
    },
    search: async ({ search, match }, isObsolete) =>
      match
        ? findWords(searchTerms(search, match), isObsolete)
        : find(foldSearch(search), 'All', isObsolete, ignore),
    pause,
  })

  const productsAt = (ordinals: Uint32Array) => Array.from(ordinals, records.summaryAt)

  const orderedOf = (
    matches: Matches,
    choice: CategoryChoice,
    isRanked: boolean,
  ): { sorted: Uint32Array; segments?: Segments } =>
    isRanked ? sortedOf(matches, choice) : { sorted: ordinalsOf(matches, choice) }

  /** `sorted` in the order of the query. */
  const resultOf = (sorted: Uint32Array, counts: readonly number[], segments?: Segments): ShardResult => ({
    total: sorted.length,
    counts,
    first: productsAt(sorted.subarray(0, sliceSize)),
    ...(segments && { segments }),
  })

  return {
    recheck,
    async build(report) {
      let reported = 0
      if (count === 0) report(1)
      while (index.added() < count) {
        const block = await records.load()
        labels.add({ count: block.count, texts: block.labels })
        index.add(block)
        recheck()
        const fraction = index.added() / count
        if (fraction - reported >= step || fraction === 1) {
          reported = fraction
          report(fraction)
        }
        await pause()
      }
    },
    async find(search, choice, isObsolete = never, onFirstSlice = ignore, isRanked = false) {
      const inPage = (ordinals: Uint32Array) => onFirstSlice(productsAt(ordinals))
      const matches = await find(foldSearch(search), choice, isObsolete, inPage, isRanked)
      if (!matches) return null
      const { sorted, segments } = orderedOf(matches, choice, isRanked)
      return resultOf(sorted, matches.counts, segments)
    },
    async products(search, choice, start, end, isObsolete = never, isRanked = false) {
      if (search === '') {
        const listed = await list(choice, start, end, isObsolete)
        return listed && productsAt(listed)
      }
      const matches = await find(foldSearch(search), choice, isObsolete, ignore)
      if (!matches) return null
      return productsAt(orderedOf(matches, choice, isRanked).sorted.subarray(start, end))
    },
    async findFiltered(listQuery, isObsolete = never) {
      const result = await findFiltered(listQuery, isObsolete)
      if (!result) return null
      const { ordinals, counts, facetCounts, segments } = result
      return { ...resultOf(ordinals, counts, segments), facetCounts }
    },
    async filteredProducts(listQuery, start, end, isObsolete = never) {
      const result = await findFiltered(listQuery, isObsolete)
      return result && productsAt(result.ordinals.subarray(start, end))
    },
  }
}
