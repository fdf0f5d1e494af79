import { queryOptions } from '@tanstack/react-query'
import { normalForm } from './question.ts'
import { type CatalogueSource, nearestSize, type OpenQuestion, type Question } from './source.ts'

/**
 * Who answers for a catalogue of this size: the seam where a worker takes over the large ones. Imported on demand, so
 * that neither the list nor the generator weighs on the first script; a failed import is tried anew by the next query.
 */
async function sourceFor(_size: number): Promise<CatalogueSource> {
  const { embeddedSource } = await import('./embedded-source.ts')
  return embeddedSource
}

/** Query options for all that pages ask of the catalogue. Questions that mean the same share one entry of the cache. */
export const catalogueQueries = {
  /** The products of one page of the answer and its total; page 0 is the first. */
  slice: (question: Question, page: number) => {
    const asked = normalForm(question)
    return queryOptions({
      queryKey: ['catalogue', 'slice', asked, page],
      queryFn: async ({ signal }) => (await sourceFor(asked.size)).slice(asked, page, signal),
    })
  },
  /** One product with its details; null where there is none of that id. */
  product: (id: number, size: number) => {
    const asked = nearestSize(size)
    return queryOptions({
      queryKey: ['catalogue', 'product', id, asked],
      queryFn: async () => (await sourceFor(asked)).product(id, asked),
    })
  },
  /** How many match in each category. */
  counts: (question: OpenQuestion) => {
    const asked = normalForm({ ...question, category: 'All' })
    return queryOptions({
      queryKey: ['catalogue', 'counts', asked],
      queryFn: async () => (await sourceFor(asked.size)).counts(asked),
    })
  },
}
