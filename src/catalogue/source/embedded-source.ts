import { detailGroups } from 'virtual:catalogue/imports'
import { products as written, generated } from 'virtual:catalogue/records'
import { detailsGroupAt } from './split-product.ts'
import type { ProductSummary } from '../product.ts'
import { createListEngine, type ListEngine } from '../engine/list-engine.ts'
import { nearestSize } from '../settings/settings.ts'
import type { CatalogueSource } from './source.ts'
import { sliceSize } from './slice-size.ts'

function listOf(size: number): readonly ProductSummary[] {
  if (!generated) return written
  const { firstId, summary } = generated
  return [...written, ...Array.from({ length: size - firstId + 1 }, (_, index) => summary(firstId + index))]
}

// One size is in use at a time; caching more would only take memory.
let cached: { size: number; engine: ListEngine } | null = null

function engineOf(size: number): ListEngine {
  const nearest = nearestSize(size)
  if (cached?.size !== nearest) cached = { size: nearest, engine: createListEngine(listOf(nearest)) }
  return cached.engine
}

async function writtenProduct(id: number) {
  const index = written.findIndex((product) => product.id === id)
  const summary = written[index]
  if (!summary) return null
  const group = await detailGroups[detailsGroupAt(index)]?.()
  const details = group?.details[id]
  return details ? { ...summary, ...details } : null
}

/** The catalogue inside the client: all in memory, created at first use; details of written products load on demand. */
export const embeddedSource: CatalogueSource = {
  async slice(listQuery, page, signal) {
    signal?.throwIfAborted()
    const found = engineOf(listQuery.size)(listQuery).products
    const isPage = Number.isSafeInteger(page) && page >= 0
    const products = isPage ? found.slice(page * sliceSize, (page + 1) * sliceSize) : []
    return { products, total: found.length }
  },
  async first() {
    return null
  },
  async product(id, size) {
    if (!Number.isSafeInteger(id) || id < 1 || id > nearestSize(size)) return null
    return generated && id >= generated.firstId ? generated.product(id) : writtenProduct(id)
  },
  async near(_, size) {
    return engineOf(size)({ category: 'All', search: '', size }).products
  },
  async counts(listQuery, signal) {
    signal?.throwIfAborted()
    return engineOf(listQuery.size)({ ...listQuery, category: 'All' }).counts
  },
  async facets(listQuery, signal) {
    signal?.throwIfAborted()
    return engineOf(listQuery.size)(listQuery).facets
  },
}
