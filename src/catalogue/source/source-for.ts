import type { QueryClient } from '@tanstack/react-query'
import { importLarge } from 'virtual:catalogue/imports'
import { importService } from 'virtual:catalogue/service'
import { embeddedSource } from './embedded-source.ts'
import { generated } from 'virtual:catalogue/records'
import { isInFiles } from '../settings/settings.ts'
import type { CatalogueSource } from './source.ts'
import type { LargeSource } from '../worker/large-source.ts'

export { findMatches } from '../words/find-matches.ts'

/** Catalogues up to this size are searched in a millisecond or two: a worker's start costs more. */
const largestEmbedded = 2000

// Outside the query client, since workers belong to the page: a second set would duplicate the memory of a million
// texts. One large size is in use at a time, beside the shop's own.
let large: { size: number; source: Promise<LargeSource> } | undefined

/** Ends the workers of a large catalogue, and frees its memory. A later query opens it again. */
export function closeLarge(size: number): void {
  if (large?.size !== size) return
  void large.source.then(
    (source) => source.close(),
    () => {},
  )
  large = undefined
}

/** The source for a catalogue of this size. `client` has the answers of a service. */
export async function sourceFor(size: number, client: QueryClient): Promise<CatalogueSource> {
  if (importService !== null) return (await importService()).serviceSource(client)
  // Unless its records are in files, only generated products make a catalogue too large for the page. Neither the build
  // nor tests have workers.
  if (!isInFiles && (!generated || size <= largestEmbedded || typeof Worker === 'undefined'))
    return embeddedSource
  if (large?.size !== size) {
    if (large) closeLarge(large.size)
    const source = importLarge().then(({ openLarge }) => openLarge(size, client))
    const opening = { size, source }
    large = opening
    // The next query repeats a failed import.
    opening.source.catch(() => {
      if (large === opening) large = undefined
    })
  }
  return large.source
}
