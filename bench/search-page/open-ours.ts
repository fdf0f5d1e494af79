import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { FromShard } from '#catalogue/worker/messages.ts'
import type { LargeSource } from '#catalogue/worker/large-source.ts'
import type { CatalogueSource, ListQuery } from '#catalogue/source/source.ts'
import type { Contender } from './contender.ts'
import { shownPages, type Found } from './found.ts'
import { openLarge, waitUntilBuilt, type Origin } from './open-large.ts'

async function describe(source: CatalogueSource, listQuery: ListQuery, total: number): Promise<Found> {
  const ids: number[] = []
  for (const page of shownPages(total)) {
    const { products } = await source.slice(listQuery, page)
    ids.push(...products.map(({ id }) => id))
  }
  return { total, ids }
}

/**
 * The same set-up as in the shop: in the page up to 2,000 products, in workers above. What it found is read in the
 * catalogue's order, as that of other contenders.
 */
export function openOurs(origin: Origin, size: number, sort?: 'match'): Contender {
  const listQuery = (search: string): ListQuery => ({ category: 'All', search, size })
  const timedQuery = (search: string): ListQuery => ({ ...listQuery(search), ...(sort && { sort }) })
  return size <= 2000 ? openEmbedded(listQuery, timedQuery) : openWorkers(origin, size, listQuery, timedQuery)
}

type ToQuery = (search: string) => ListQuery

function openEmbedded(listQuery: ToQuery, timedQuery: ToQuery): Contender {
  const times = 20
  return {
    async build() {
      const startedAt = performance.now()
      await embeddedSource.slice(listQuery(''), 0)
      return { took: performance.now() - startedAt }
    },
    async search(search) {
      const query = timedQuery(search)
      const startedAt = performance.now()
      for (let time = 1; time < times; time += 1) await embeddedSource.slice(query, 0)
      const { total } = await embeddedSource.slice(query, 0)
      const took = (performance.now() - startedAt) / times
      return { took, page: took, found: await describe(embeddedSource, listQuery(search), total) }
    },
    close: () => {},
  }
}

function openWorkers(origin: Origin, size: number, listQuery: ToQuery, timedQuery: ToQuery): Contender {
  let received: FromShard[] = []
  let source: LargeSource | undefined
  return {
    async build() {
      const startedAt = performance.now()
      source = await openLarge(origin, size, (message) => received.push(message))
      await waitUntilBuilt()
      return { took: performance.now() - startedAt }
    },
    async search(search) {
      if (!source) return { failed: 'not built' }
      const query = timedQuery(search)
      received = []
      const startedAt = performance.now()
      const { total } = await source.slice(query, 0)
      const page = performance.now() - startedAt
      const took = Math.max(...received.map((message) => (message.kind === 'found' ? message.took : 0)))
      return { took, page, found: await describe(source, listQuery(search), total) }
    },
    close: () => source?.close(),
  }
}
