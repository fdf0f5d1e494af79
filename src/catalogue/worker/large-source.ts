import * as texts from 'virtual:messages/catalogue'
import { countsOf } from '../engine/category-codes.ts'
import { createListEngine } from '../engine/list-engine.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import { normalForm } from '../normal-form.ts'
import type { CatalogueSource, ListQuery } from '../source/source.ts'
import { sliceSize } from '../source/slice-size.ts'
import type { LargeCatalogue } from './large-catalogue.ts'
import type { OpenShard } from './shard-channel.ts'
import { createWorkerSource, type WorkerOptions, type WorkerSource } from './worker-source.ts'

export interface LargeSource extends CatalogueSource {
  /** Starts the workers ahead of the first query. Resolves once they run; rejects where they cannot be started. */
  readonly open: () => Promise<void>
  readonly close: () => void
}

/**
 * A large catalogue: lists without a search or filter are found in the page where possible, all other answers by
 * workers. These start with the first query that needs them, and again after a failure.
 */
export function createLargeSource(
  catalogue: LargeCatalogue,
  openShard: OpenShard,
  options: Omit<WorkerOptions, 'onClose'> = {},
): LargeSource {
  let workers: Promise<WorkerSource> | null = null
  let running: WorkerSource | null = null
  let isClosed = false
  const startWorkers = async () => {
    if (isClosed) throw new Error(texts.largeClosed)
    workers ??= openOnce()
    return workers
  }
  async function openOnce(): Promise<WorkerSource> {
    const onClose = () => {
      workers = null
      running = null
    }
    try {
      const started = await createWorkerSource(catalogue, openShard, { ...options, onClose })
      running = started
      // Closed while they started.
      if (isClosed) started.close()
      return started
    } catch (error) {
      onClose()
      throw error
    }
  }

  /** For lists of ids, such as the saved products: few, so no worker is needed. */
  async function answerForIds(listQuery: ListQuery) {
    const { only = [] } = normalForm(listQuery)
    return createListEngine(await catalogue.findProducts(only))(listQuery)
  }

  return {
    async slice(listQuery, page, signal) {
      signal?.throwIfAborted()
      const { category: choice, search, only, filters, sort } = normalForm(listQuery)
      const isPage = Number.isSafeInteger(page) && page >= 0
      const [start, end] = isPage ? [page * sliceSize, (page + 1) * sliceSize] : [0, 0]
      if (only) {
        const { products } = await answerForIds(listQuery)
        return { products: products.slice(start, end), total: products.length }
      }
      if (search === '' && !filters && !sort) {
        const products = await catalogue.list(choice, start, end)
        if (products) return { products, total: catalogue.countAll(choice) }
      }
      return (await startWorkers()).slice(listQuery, start, end, signal)
    },
    async first(listQuery, signal) {
      signal?.throwIfAborted()
      const { search, only, filters, sort } = normalForm(listQuery)
      if (only || search === '' || filters || (sort && sort !== 'match')) return null
      return (await startWorkers()).first(listQuery, signal)
    },
    product: (id) => catalogue.product(id),
    near: (id) => catalogue.near(id),
    async counts(listQuery, signal) {
      signal?.throwIfAborted()
      if (listQuery.only) return (await answerForIds({ ...listQuery, category: 'All' })).counts
      const { search, filters } = normalForm({ ...listQuery, category: 'All' })
      if (search === '' && !filters) return countsOf(categories, catalogue.countByCode(), sharedPlaces)
      return (await startWorkers()).counts(listQuery, signal)
    },
    async facets(listQuery, signal) {
      signal?.throwIfAborted()
      if (listQuery.only) return (await answerForIds(listQuery)).facets
      return (await startWorkers()).facets(listQuery, signal)
    },
    async open() {
      await startWorkers()
    },
    close() {
      isClosed = true
      running?.close()
    },
  }
}
