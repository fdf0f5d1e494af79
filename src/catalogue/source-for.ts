import type { QueryClient } from '@tanstack/react-query'
import { loadSource, serviceUrl } from 'virtual:catalogue/service'
import { generated } from './generated-products.ts'
import { embeddedSource } from './embedded-source.ts'
import type { WorkerSource } from './worker/worker-source.ts'
import type { CatalogueSource } from './source.ts'

/** Catalogues up to this size are searched in a millisecond or two: a worker's start costs more. */
const largestEmbedded = 2000

// Outside the query client, since workers belong to the page: a second set would duplicate the memory of a million
// texts. One size is in use at a time.
let large: { size: number; source: Promise<WorkerSource> } | undefined

async function openWorkers(size: number): Promise<WorkerSource> {
  const [{ createWorkerSource }, { openShard }] = await Promise.all([
    import('./worker/worker-source.ts'),
    import('./worker/open-shard.ts'),
  ])
  return createWorkerSource(size, openShard)
}

/** The source for a catalogue of this size. `client` has the answers of a service. */
export async function sourceFor(size: number, client: QueryClient): Promise<CatalogueSource> {
  if (serviceUrl !== null && loadSource !== null) return (await loadSource()).shopSource(serviceUrl, client)
  // The build and tests have no workers; only generated products make a catalogue larger than its records.
  if (!generated || size <= largestEmbedded || typeof Worker === 'undefined') return embeddedSource
  const kept = large
  if (kept?.size === size) {
    const source = await kept.source.catch(() => undefined)
    if (source?.isAlive()) return source
  }
  // Another query may have opened a new one meanwhile.
  if (!large || large === kept) {
    void kept?.source.then(
      (source) => source.close(),
      () => {},
    )
    large = { size, source: openWorkers(size) }
  }
  return large.source
}
