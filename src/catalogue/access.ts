import type { CatalogueCache } from './catalogue-cache.ts'
import type { OpenShard } from './large/shard-channel.ts'
import type { Product, ProductSummary } from './product.ts'
import { normalForm } from './question.ts'
import { smallestSize, type Counts, type Question } from './source.ts'

/** What a page of the catalogue shows at first. */
export interface FirstAnswer {
  readonly question: Question
  /** How many match in all. */
  readonly total: number
  /** The first slice of them, or the one that was asked for. */
  readonly first: readonly ProductSummary[]
  /** How many match in each category. */
  readonly counts: Counts
}

/** The beginning of an answer to which more than one slice belongs, and how many more is not known yet. */
export interface EarlyAnswer extends Pick<FirstAnswer, 'question' | 'first'> {
  readonly total: null
  readonly counts: null
  /** Never settles once nobody waits for it. */
  readonly complete: Promise<FirstAnswer>
}

/** An answer that a prerendered page brings along; either, or none. */
export interface GivenAnswer {
  readonly answer?: FirstAnswer
  readonly product?: Product
}

/** How pages ask the catalogue. */
export interface CatalogueAccess {
  /** Tells which product has been pressed in a list; undefined once its page is there. */
  readonly foresee: (product: ProductSummary | undefined) => void
  /** The product that has been pressed: it can be shown before the rest of it has come. */
  readonly foreseen: () => ProductSummary | undefined
  /** Rejects when the catalogue cannot be had, or once the signal is aborted. `page`: another slice than the first, 0. */
  readonly ask: (question: Question, signal?: AbortSignal, page?: number) => Promise<FirstAnswer>
  /** As `ask`, but resolves with the first slice alone where a large catalogue is still opening. */
  readonly askEarly: (question: Question, signal?: AbortSignal) => Promise<FirstAnswer | EarlyAnswer>
  /** Null for any number that is no id of a catalogue of this size. */
  readonly find: (id: number, size: number) => Promise<Product | null>
  /** The query cache behind it, for whoever reads on; the same one at every call unless it could not be had. */
  readonly openCache: () => Promise<CatalogueCache>
}

const keyOf = (question: Question) => JSON.stringify(normalForm(question))

/**
 * The catalogue for one visit. Neither the query cache nor the products are fetched before something is asked that the
 * page did not bring along (`given`): a prerendered page comes to life without either. `openShard` opens a worker for
 * large catalogues.
 */
export function createCatalogueAccess(given: GivenAnswer = {}, openShard?: OpenShard): CatalogueAccess {
  let opening: Promise<CatalogueCache> | undefined
  let pressed: ProductSummary | undefined

  const open = async () => {
    const { createCatalogueCache } = await import('./catalogue-cache.ts')
    const cache = createCatalogueCache(openShard)
    if (given.answer) {
      const { question, first, total, counts } = given.answer
      cache.client.setQueryData(cache.queries.slice(question, 0).queryKey, { products: first, total })
      cache.client.setQueryData(cache.queries.counts(question).queryKey, counts)
    }
    return cache
  }
  const openCache = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  /** Fetches the small catalogue along with the cache, not after it; whoever asks it then learns of a failure. */
  const openCacheFor = (size: number) => {
    if (size === smallestSize) void import('./embedded-source.ts').catch(() => undefined)
    return openCache()
  }

  const ask: CatalogueAccess['ask'] = async (question, signal, page = 0) => {
    if (page === 0 && given.answer && keyOf(given.answer.question) === keyOf(question)) return given.answer
    const { client, queries, isCancelled } = await openCacheFor(question.size)
    const slice = queries.slice(question, page)
    const counts = queries.counts(question)
    // Nobody waits for it any longer: the source need not look on.
    signal?.addEventListener('abort', () => {
      for (const { queryKey } of [slice, counts]) void client.cancelQueries({ queryKey, exact: true })
    })
    for (;;) {
      try {
        const [found, counted] = await Promise.all([
          client.query({ ...slice, staleTime: 'static' }),
          client.query({ ...counts, staleTime: 'static' }),
        ])
        return { question, total: found.total, first: found.products, counts: counted }
      } catch (error) {
        // Somebody else who asked the same has given up; we have not.
        if (signal?.aborted || !isCancelled(error)) throw error
      }
    }
  }

  return {
    foresee(product) {
      pressed = product
    },
    foreseen: () => pressed,
    openCache,
    ask,
    async askEarly(question, signal) {
      if (question.size === smallestSize) return ask(question, signal)
      const { client, queries } = await openCache()
      const query = queries.first(question)
      // Before `ask`: a worker takes one question after the other.
      const first = client.query(query).catch(() => null)
      const answer = ask(question, signal)
      const early = async (): Promise<FirstAnswer | EarlyAnswer> => {
        const products = await first
        if (!products) return answer
        // The page with the first slice stays while the next one is on its way: being called off is no failure of it.
        const complete = answer.catch((error: unknown) =>
          signal?.aborted ? new Promise<never>(() => undefined) : Promise.reject(error),
        )
        complete.catch(() => undefined)
        return { question, first: products, total: null, counts: null, complete }
      }
      try {
        return await Promise.race([answer, early()])
      } finally {
        void client.cancelQueries({ queryKey: query.queryKey, exact: true })
      }
    },
    async find(id, size) {
      if (given.product?.id === id) return given.product
      const { client, queries } = await openCacheFor(size)
      return client.query({ ...queries.product(id, size), staleTime: 'static' })
    },
  }
}
