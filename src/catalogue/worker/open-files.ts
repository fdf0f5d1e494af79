import { files } from 'virtual:catalogue/records'
import { openLocalShard } from './open-local-shard.ts'
import { createLargeSource, type LargeSource } from './large-source.ts'
import { openShard } from './open-shard.ts'
import { fileCatalogue } from '../files/file-catalogue.ts'
import { readCatalogueFile as read } from '../files/read-file.ts'
import { openTableRecords } from '../files/table-records.ts'

/**
 * Opens a catalogue in files. The workers start with the first search or filter: who only looks at products does not
 * load the whole catalogue. The build searches in its own thread.
 */
export function openLarge(): LargeSource {
  if (!files) throw new Error('This catalogue is not in files.')
  const catalogue = fileCatalogue(files, read)
  return import.meta.env.SSR
    ? createLargeSource(
        catalogue,
        openLocalShard((from, to) => openTableRecords(from, to, { read })),
      )
    : createLargeSource(catalogue, openShard)
}
