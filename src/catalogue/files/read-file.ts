import { readLocalFile, files } from 'virtual:catalogue/records'
import { sitePath } from '#site/path.ts'

/** Milliseconds until a file counts as lost: a request can stay open without an end. */
const longestWait = 60_000

/** One of the catalogue's files, parsed. Rejects with a sentence where it is missing or damaged. */
export async function readCatalogueFile(name: string): Promise<unknown> {
  // The build has the files on its disk.
  if (readLocalFile) return readLocalFile(name)
  const response = await fetch(sitePath(`/catalogue/${files?.version ?? ''}/${name}`), {
    signal: AbortSignal.timeout(longestWait),
  })
  if (!response.ok) throw new Error(`A part of the catalogue is missing: ${name}.`)
  return response.json()
}
