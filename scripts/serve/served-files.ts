import { createHash } from 'node:crypto'
import { open, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import pLimit from 'p-limit'

export interface ServedFile {
  readonly body: Buffer
  /** A strong ETag, made from the content. */
  readonly etag: string
  readonly lastModified: string
}

/** Returns the file at a URL path, `/assets/a.js`, or null where there is none. Rejects where it cannot be read. */
export type FindFile = (path: string) => Promise<ServedFile | null>

/** Error codes of the file system for a path that cannot be a file. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'])

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && absent.has(error.code)

/** Maximum of open files, whatever the number of requests. */
const reads = pLimit(16)

/** Paths with one spelling only: no empty, hidden or parent segment, no slash at the end. */
const isPlain = (path: string) => /^(?:\/(?:[^/.\\\0][^/\\\0]*|\.well-known(?=\/)))+$/.test(path)

/**
 * Reads files of `folder`, each once until it changes: memory grows to the size of the folder at most. A file is
 * closed before its first byte is sent, so that no client can keep it open. Symbolic links that leave the folder are
 * not followed.
 */
export function openFolder(folder: string): FindFile {
  const cache = new Map<string, { version: string; file: Promise<ServedFile | null> }>()

  async function read(file: string): Promise<ServedFile | null> {
    if (!(await realpath(file)).startsWith((await realpath(folder)) + sep)) return null
    const handle = await open(file)
    try {
      const body = await handle.readFile()
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
      return { body, etag: `"${hash}"`, lastModified: (await handle.stat()).mtime.toUTCString() }
    } finally {
      await handle.close()
    }
  }

  async function find(path: string): Promise<ServedFile | null> {
    if (!isPlain(path)) return null
    const file = resolve(folder, `.${path}`)
    const stats = await stat(file)
    if (!stats.isFile()) return null
    const version = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
    const cached = cache.get(file)
    if (cached?.version === version) return cached.file
    const found = reads(() => read(file)).catch((error: unknown) => {
      cache.delete(file)
      throw error
    })
    cache.set(file, { version, file: found })
    return found
  }

  return (path) =>
    find(path).catch((error: unknown) => {
      if (isAbsent(error)) return null
      throw error
    })
}
