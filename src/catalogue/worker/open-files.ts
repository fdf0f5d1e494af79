import { openLocalShard } from './open-local-shard.ts'
import { createLargeSource, type LargeSource } from './large-source.ts'
import { shardOpener } from './open-shard.ts'
import { fileCatalogue } from '../files/file-catalogue.ts'
import { readerOf, readFacts } from '../files/read-file.ts'
import { openTableRecords } from '../files/table-records.ts'

/**
 * Opens a catalogue in files. The workers start with the first search or filter: who only looks at products does not
 * load the whole catalogue. The build searches in its own thread.
 */
export async function openLarge(): Promise<LargeSource> {
  const facts = await readFacts()
  const read = readerOf(facts.version)
  const catalogue = fileCatalogue(facts, read)
  return import.meta.env.SSR
    ? createLargeSource(
        catalogue,
        openLocalShard((from, to) => openTableRecords(from, to, { read })),
      )
    : createLargeSource(catalogue, shardOpener(facts.version))
}
