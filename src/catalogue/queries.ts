import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ProductSummary } from './product.ts'
import { normalForm } from './question.ts'
import { nearestSize, type OpenQuestion, type Question, type Slice } from './source.ts'

/** Imported on demand: a prerendered page needs no products. A failed import is repeated by the next query. */
const sourceFor = async (size: number) => (await import('./source-for.ts')).sourceFor(size)

// Questions that mean the same share one entry of the cache.

/** The products of one page of the answer and its total; page 0 is the first. */
export function sliceQuery(question: Question, page: number) {
  const asked = normalForm(question)
  return queryOptions({
    queryKey: ['catalogue', 'slice', asked, page],
    queryFn: async ({ signal }) => (await sourceFor(asked.size)).slice(asked, page, signal),
  })
}

/** The products of page 0 alone, where they are found before the total is known; else null. */
export function firstSliceQuery(question: Question) {
  const asked = normalForm(question)
  return queryOptions({
    queryKey: ['catalogue', 'first', asked],
    queryFn: async ({ signal }) => (await sourceFor(asked.size)).first(asked, signal),
  })
}

/** One product with its details; null where there is none of that id. */
export function productQuery(id: number, size: number) {
  const asked = nearestSize(size)
  return queryOptions({
    queryKey: ['catalogue', 'product', id, asked],
    queryFn: async () => (await sourceFor(asked)).product(id, asked),
  })
}

/** How many match in each category. */
export function countsQuery(question: OpenQuestion) {
  const { sort: _, ...asked } = normalForm({ ...question, category: 'All' })
  return queryOptions({
    queryKey: ['catalogue', 'counts', asked],
    queryFn: async ({ signal }) => (await sourceFor(asked.size)).counts(asked, signal),
  })
}

/** What each value of a filter would give; the order changes nothing. */
export function facetsQuery(question: Question) {
  const { sort: _, ...asked } = normalForm(question)
  return queryOptions({
    queryKey: ['catalogue', 'facets', asked],
    queryFn: async ({ signal }) => (await sourceFor(asked.size)).facets(asked, signal),
  })
}

/** What a list has shown of a product: a placeholder while the rest loads. */
export function findListed(client: QueryClient, id: number): ProductSummary | undefined {
  const slices = client.getQueriesData<Slice>({ queryKey: ['catalogue', 'slice'] })
  const early = client.getQueriesData<readonly ProductSummary[] | null>({ queryKey: ['catalogue', 'first'] })
  for (const products of [
    ...slices.map(([, slice]) => slice?.products),
    ...early.map(([, first]) => first),
  ]) {
    const listed = products?.find((product) => product.id === id)
    if (listed) return listed
  }
  return undefined
}
