import { readLocalFile } from 'virtual:catalogue/records'
import { sitePath } from '#site/path.ts'
import { codesVersion } from '../settings/settings.ts'
import { type FileFacts, isFacts } from './file-catalogue.ts'
import { factsFile, type ReadFile } from './file-names.ts'

/** Milliseconds until a file counts as lost: a request can stay open without an end. */
const longestWait = 60_000

async function fetchFile(path: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(sitePath(path), { cache, signal: AbortSignal.timeout(longestWait) })
  if (!response.ok) throw new Error(`A part of the catalogue is missing: ${path}.`)
  return response.json()
}

/** Reads the files of a version. The build has one version, on its disk. */
export const readerOf = (version: string): ReadFile =>
  readLocalFile ?? ((name) => fetchFile(`/catalogue/${version}/${name}`, 'default'))

/**
 * Reports that the host has a newer release than this page, as Vite does where a script is gone: the page is reloaded,
 * or has a message (`boot/recovery.ts`).
 */
function reportNewerRelease(): Error {
  const payload = new Error('The catalogue is of a newer release.')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

async function fetchFacts(): Promise<FileFacts> {
  // Whatever the host says about caches: an older version's files are gone.
  const facts = await (readLocalFile ? readLocalFile(factsFile) : fetchFile(`/${factsFile}`, 'no-cache'))
  if (!isFacts(facts)) throw new Error(`${factsFile} is damaged.`)
  return facts
}

function checkCodes(facts: FileFacts): FileFacts {
  if (facts.codesVersion !== codesVersion) throw reportNewerRelease()
  return facts
}

let reading: Promise<FileFacts> | undefined

/** The facts of the version that this page reads. Rejects where they are missing; the next call asks again. */
export function readFacts(): Promise<FileFacts> {
  if (!reading) {
    reading = fetchFacts().then(checkCodes)
    reading.catch(() => {
      reading = undefined
    })
  }
  return reading
}

/**
 * The facts of the host's version where it is none of the `known` ones; `readFacts` then has them, too. Null where it is, or
 * cannot be read.
 */
export async function readNewerFacts(known: ReadonlySet<string>): Promise<FileFacts | null> {
  const latest = await fetchFacts().catch(() => null)
  if (!latest || known.has(latest.version)) return null
  reading = Promise.resolve(checkCodes(latest))
  return reading
}
