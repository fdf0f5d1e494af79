import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { maskOf, countsOf } from '#catalogue/engine/category-codes.ts'
import type { ServiceQuery } from '#catalogue/contract/query-params.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { allSorts } from '#catalogue/filters.ts'
import type { ProductDetails } from '#catalogue/product.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { rankProducts } from '#catalogue/words/suggestion-rank.ts'
import { plainForms } from '#catalogue/words/word-forms.ts'
import type { View } from './backend.ts'
import type { Row, Statement } from './engine.ts'
import type { Lane } from './lanes.ts'
import { createBatches } from './batches.ts'
import { findSlice, mayEndEarly } from './find-slice.ts'
import { cursorOf, type Listed, readCounts, readFacets, readProduct } from './rows.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { selectCounts, selectFacets, selectProduct } from './statements.ts'
import type { Snapshot } from './stored-head.ts'

/** Queries the engine within the limits of a lane. `make` is called once it is this statement's turn. */
export type RunQuery = (
  lane: Lane,
  make: () => Statement,
  signal: AbortSignal | undefined,
) => Promise<readonly Row[]>

/** Queries that one scan answers: about a second with ten million products on two cores. */
const mostCounted = 16

/** Answers that a state caches, of each kind: about 10 kB each. */
const keptAnswers = 500

const mostSuggestions = 5

/** Without the one that shows that more follow. */
const shown = (found: readonly Listed[]) => found.slice(0, sliceSize).map(({ product }) => product)

/** A state of the catalogue in ClickHouse. `generated` returns the details of products that are stored without them. */
export function createSqlView(
  snapshot: Snapshot,
  runQuery: RunQuery,
  generated: (id: number) => ProductDetails | null,
): View {
  const { head } = snapshot
  const slices = createSharedAnswers<readonly Listed[]>(keptAnswers)
  const counted = createSharedAnswers<readonly number[]>(keptAnswers)
  const facets = createSharedAnswers<Facets>(keptAnswers)

  /** The products of a page, and one more where there is one. */
  const sliceOf: (
    listQuery: ServiceQuery,
    position: Parameters<View['slice']>[1],
    signal: AbortSignal | undefined,
  ) => Promise<readonly Listed[]> = (listQuery, position, signal) => {
    // A page far beyond any product: the engine counts rows in 64 bits.
    if (position.page * sliceSize > Number.MAX_SAFE_INTEGER) return Promise.resolve([])
    // An order or a filter by columns reads them to the end.
    const lane = mayEndEarly(listQuery, position) ? 'quick' : 'whole'
    return slices.get(JSON.stringify([listQuery, position]), signal, (shared) =>
      findSlice(listQuery, position, snapshot, (command) => runQuery(lane, () => command, shared)),
    )
  }

  const countTogether = createBatches<ServiceQuery, readonly number[]>(mostCounted, async (take, signal) => {
    let listQueries: readonly ServiceQuery[] = []
    const rows = await runQuery(
      'whole',
      () => {
        listQueries = take()
        return selectCounts(listQueries, snapshot)
      },
      signal,
    )
    return readCounts(rows, listQueries.length, snapshot)
  })

  /** By category's code, regardless of the chosen category. */
  const countsByCode = (listQuery: ServiceQuery, signal: AbortSignal | undefined) => {
    const { category: _, sort: __, ...rest } = listQuery
    const group = JSON.stringify({ ...rest, search: rest.search !== '' })
    return counted.get(JSON.stringify(rest), signal, (shared) => countTogether(group, listQuery, shared))
  }

  return {
    snapshot: snapshot.number,
    name: head.name,
    products: head.products,
    categories: labelsOf(head.categories),
    priceSteps: head.priceSteps,
    digits: head.digits,
    optionFilters: head.optionFilters,
    ...(head.hasAmounts !== undefined && { hasAmounts: head.hasAmounts }),
    sorts: allSorts.filter((sort) => sort !== 'name' || head.isNameRanked),
    async slice(listQuery, position, signal) {
      const mask = maskOf(head.categories, listQuery.category, head.sharedPlaces)
      const [found, byCode] = await Promise.all([
        sliceOf(listQuery, position, signal),
        countsByCode(listQuery, signal),
      ])
      const last = found[sliceSize - 1]
      return {
        products: shown(found),
        total: byCode.reduce((sum, count, code) => sum + count * (mask[code] ?? 0), 0),
        next: found.length > sliceSize && last ? cursorOf(last) : null,
      }
    },
    async first(listQuery, signal) {
      const found = await sliceOf(listQuery, { page: 0 }, signal)
      return found.length > sliceSize ? shown(found) : null
    },
    async product(id, signal) {
      const [row] = await runQuery('quick', () => selectProduct(id, snapshot), signal)
      return row ? readProduct(row, snapshot, generated) : null
    },
    async counts(listQuery, signal) {
      return countsOf(head.categories, await countsByCode(listQuery, signal), head.sharedPlaces)
    },
    facets(listQuery, signal) {
      const { sort: _, ...rest } = listQuery
      return facets.get(JSON.stringify(rest), signal, async (shared) => {
        const [row] = await runQuery('whole', () => selectFacets(listQuery, snapshot), shared)
        return readFacets(row, snapshot)
      })
    },
    async suggestions(search, signal, match) {
      const words = search.trim()
      if (words === '') return []
      const first = await sliceOf(
        { category: 'All', search: words, sort: 'match', ...(match && { match }) },
        { page: 0 },
        signal,
      )
      // The service has catalogues in any language: without a stemmer, beginnings of words are those of all.
      return rankProducts(shown(first), words, plainForms).slice(0, mostSuggestions)
    },
  }
}
