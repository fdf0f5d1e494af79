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
import { cursorOf, type Listed, readCounts, readFacets, readIds, readListed, readProduct } from './rows.ts'
import { createBatches } from './batches.ts'
import { createSharedAnswers } from './shared-answers.ts'
import {
  hasOneTerm,
  mayStartWithSome,
  mostSome,
  selectAmongLeast,
  selectCounts,
  selectFacets,
  selectInDescriptions,
  selectInNames,
  selectProduct,
  selectSlice,
  selectSome,
} from './statements.ts'
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
    const isFromStart = mayStartWithSome(listQuery, position)
    const lane = listQuery.sort && !isFromStart ? 'whole' : 'quick'
    return slices.get(JSON.stringify([listQuery, position]), signal, async (shared) => {
      const listed = async (command: Statement) =>
        (await runQuery(lane, () => command, shared)).map((row) => readListed(row, snapshot))
      if (!isFromStart) return listed(selectSlice(listQuery, position, snapshot))
      const among = await listed(selectAmongLeast(listQuery, snapshot))
      if (among.length > sliceSize) return among
      if (listQuery.sort && hasOneTerm(listQuery)) {
        const named = await listed(selectInNames(listQuery, snapshot))
        if (named.length > sliceSize) return named
        // Between them and descriptions are labels, which a search for words finds.
        const described = listQuery.match ? [] : await listed(selectInDescriptions(listQuery, snapshot))
        const certain = [...named, ...described].slice(0, sliceSize + 1)
        if (certain.length > sliceSize) return certain
      }
      const some = readIds(await runQuery(lane, () => selectSome(listQuery, snapshot), shared))
      if (some.length === 0) return []
      if (some.length >= mostSome) return listed(selectSlice(listQuery, position, snapshot))
      // All of them, whose best are found among these alone.
      if (listQuery.sort) return listed(selectSlice({ ...listQuery, only: some }, position, snapshot))
      const only = some.toSorted((a, b) => a - b).slice(0, sliceSize + 1)
      return listed(selectSlice({ category: 'All', search: '', only }, position, snapshot))
    })
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
    sorts: allSorts.filter((sort) => sort !== 'name' || head.isNameRanked),
    async slice(listQuery, position, signal) {
      const mask = maskOf(head.categories, listQuery.category)
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
      return countsOf(head.categories, await countsByCode(listQuery, signal))
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
      const listQuery: ServiceQuery = { category: 'All', search: words, ...(match && { match }) }
      const first = await sliceOf(listQuery, { page: 0 }, signal)
      const second = first.length > sliceSize ? await sliceOf(listQuery, { page: 1 }, signal) : []
      // The service has catalogues in any language: without a stemmer, beginnings of words are those of all.
      return rankProducts([...shown(first), ...shown(second)], words, plainForms).slice(0, mostSuggestions)
    },
  }
}
