import type { Backend, View } from '#catalogue-service/backend.ts'
import type { StoredHead } from '#catalogue-service/stored-head.ts'
import { allSorts } from '#catalogue/filters.ts'
import { countsOf } from '#catalogue/engine/category-codes.ts'
import { rangesOf } from '#catalogue/engine/price-ranges.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { naiveResult, naiveFacetsOf } from '../catalogue/naive-result.ts'

export interface NaiveCatalogue {
  readonly head: StoredHead
  readonly products: readonly ProductSummary[]
  readonly productOf: (id: number) => Product | null
}

/** The service's answers by the plain definition, without an engine. `update` sets prices. */
export function createNaiveBackend({ head, products, productOf }: NaiveCatalogue) {
  let shown = products
  let view = viewOf(1)

  function viewOf(snapshot: number): View {
    const current = shown
    const slice: View['slice'] = async (listQuery, { page, after }, signal) => {
      signal?.throwIfAborted()
      const found = naiveResult(current, listQuery)
      const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : page * sliceSize
      const part = found.slice(start, start + sliceSize)
      const last = part.at(-1)
      return {
        products: part,
        total: found.length,
        next: last && start + sliceSize < found.length ? `0.${last.id}` : null,
      }
    }
    return {
      snapshot,
      name: head.name,
      products: current.length,
      categories: head.categories.map(({ label }) => label),
      priceSteps: head.priceSteps,
      digits: head.digits,
      optionFilters: head.optionFilters,
      ...(head.hasAmounts !== undefined && { hasAmounts: head.hasAmounts }),
      sorts: allSorts,
      slice,
      async first(listQuery, signal) {
        const { products: found, next } = await slice(listQuery, { page: 0 }, signal)
        return next === null ? null : found
      },
      async product(id) {
        const summary = current.find((product) => product.id === id)
        const product = productOf(id)
        return summary && product ? { ...product, ...summary } : null
      },
      async counts(listQuery) {
        const found = naiveResult(current, { ...listQuery, category: 'All' })
        return countsOf(
          head.categories,
          head.categories.map(({ label }) => found.filter(({ category }) => category === label).length),
        )
      },
      async facets(listQuery) {
        return naiveFacetsOf(current, listQuery, rangesOf(head.priceSteps), head.brands)
      },
      async suggestions(search) {
        return naiveResult(current, { category: 'All', search }).slice(0, 5)
      },
    }
  }

  const backend: Backend = {
    view: () => view,
    async update(changes) {
      const known = changes.filter(({ id }) => shown.some((product) => product.id === id))
      shown = shown.map((product) => {
        const change = known.findLast(({ id }) => id === product.id)
        return change?.price === undefined
          ? product
          : { ...product, price: change.price, originalPrice: change.original || null }
      })
      view = viewOf(view.snapshot + 1)
      return { snapshot: view.snapshot, changed: known.length, unknown: changes.length - known.length }
    },
    close: () => Promise.resolve(),
  }
  return backend
}
