import { embeddedSource } from './embedded-source.ts'
import { generated } from './generated-products.ts'
import type { CatalogueSource } from './source.ts'
import type { LargeSource } from './worker/large-source.ts'

/** Catalogues up to this size are searched in a millisecond or two: a worker's start costs more. */
const largestEmbedded = 2000

// Outside the query client, since workers belong to the page: a second set would duplicate the memory of a million
// texts. One size is in use at a time.
let large: { size: number; source: Promise<LargeSource> } | undefined

async function openGenerated(size: number): Promise<LargeSource> {
  const [{ createLargeSource }, { openShard }, { generatedCatalogue }] = await Promise.all([
    import('./worker/large-source.ts'),
    import('./worker/open-shard.ts'),
    import('./worker/generated-catalogue.ts'),
  ])
  const source = createLargeSource(generatedCatalogue(size), openShard)
  // The next question tries again, and reports the failure.
  source.open().catch(() => {})
  return source
}

/** The source for a catalogue of this size. */
export async function sourceFor(size: number): Promise<CatalogueSource> {
  // The build and tests have no workers; only generated products make a catalogue larger than its records.
  if (!generated || size <= largestEmbedded || typeof Worker === 'undefined') return embeddedSource
  if (large?.size !== size) {
    void large?.source.then(
      (source) => source.close(),
      () => {},
    )
    const opening = { size, source: openGenerated(size) }
    large = opening
    // The next query repeats a failed import.
    opening.source.catch(() => {
      if (large === opening) large = undefined
    })
  }
  return large.source
}
