import { queryOptions } from '@tanstack/react-query'
import { normalForm } from './question.ts'
import type { OpenShard } from './large/shard-channel.ts'
import type { WorkerSource } from './large/worker-source.ts'
import { type CatalogueSource, nearestSize, type OpenQuestion, type Question } from './source.ts'

/** Catalogues up to this size are searched in a millisecond or two: no worker is worth its start. */
const largestEmbedded = 2000

/** Finds who answers for a catalogue of a size. Imported on demand; a failed import is tried anew by the next query. */
function createSources(openShard: OpenShard | undefined): (size: number) => Promise<CatalogueSource> {
  // One size is in use at a time; keeping more would only hold memory.
  let large: { size: number; source: Promise<WorkerSource> } | undefined
  return async (size) => {
    if (size <= largestEmbedded || !openShard) return (await import('./embedded-source.ts')).embeddedSource
    const kept = large
    if (kept?.size === size) {
      const source = await kept.source.catch(() => undefined)
      if (source?.isAlive()) return source
    }
    if (large === kept) {
      void kept?.source.then(
        (source) => source.close(),
        () => {},
      )
      large = {
        size,
        source: import('./large/worker-source.ts').then((module) =>
          module.createWorkerSource(size, openShard),
        ),
      }
    }
    return (large ?? kept)?.source ?? Promise.reject(new Error('No catalogue.'))
  }
}

/**
 * Query options for all that pages ask of the catalogue. Questions that mean the same share one entry of the cache.
 * Without `openShard` large catalogues are searched where the question is asked.
 */
export function createCatalogueQueries(openShard?: OpenShard) {
  const sourceFor = createSources(openShard)
  return {
    /** The products of one page of the answer and its total; page 0 is the first. */
    slice: (question: Question, page: number) => {
      const asked = normalForm(question)
      return queryOptions({
        queryKey: ['catalogue', 'slice', asked, page],
        queryFn: async ({ signal }) => (await sourceFor(asked.size)).slice(asked, page, signal),
      })
    },
    /**
     * The products of page 0 alone, where they are found before the total is known; else null. Not kept: `slice` is.
     */
    first: (question: Question) => {
      const asked = normalForm(question)
      return queryOptions({
        queryKey: ['catalogue', 'first', asked],
        queryFn: async ({ signal }) => (await sourceFor(asked.size)).first(asked, signal),
        gcTime: 0,
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
      const { sort: _, ...asked } = normalForm({ ...question, category: 'All' })
      return queryOptions({
        queryKey: ['catalogue', 'counts', asked],
        queryFn: async ({ signal }) => (await sourceFor(asked.size)).counts(asked, signal),
      })
    },
    /** What each value of a filter would give; the order changes nothing. */
    facets: (question: Question) => {
      const { sort: _, ...asked } = normalForm(question)
      return queryOptions({
        queryKey: ['catalogue', 'facets', asked],
        queryFn: async ({ signal }) => (await sourceFor(asked.size)).facets(asked, signal),
      })
    },
  }
}

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>
