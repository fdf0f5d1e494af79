import { generatedCatalogue } from './generated-catalogue.ts'
import { createLargeSource, type LargeSource } from './large-source.ts'
import { shardOpener } from './open-shard.ts'

/** Opens a large catalogue with generated products, and starts its workers: they have nothing to load. */
export function openLarge(size: number): LargeSource {
  const source = createLargeSource(generatedCatalogue(size), shardOpener())
  // The next query tries again, and reports the failure.
  source.open().catch(() => {})
  return source
}
