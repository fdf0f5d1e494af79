import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { filesIn } from '../files-in.ts'

/** Letters that mean something else in addresses or in the files of hosts. */
const unusable = /[\p{Cc}%*?#\\{}]/u

/** Starts with a dot, and is meant to be public (RFC 8615). */
const wellKnown = '.well-known'

/**
 * Copies a `public` folder into `dist`. Files and folders whose names begin with a dot stay out, except `.well-known`:
 * they are settings of tools (`.env`), not files of a site. Resolves with their names. Throws for a link, which may lead
 * to a file that is not the shop's, and for a name that no host can serve.
 */
export async function copyPublic(folder: string, dist: string, inside = ''): Promise<string[]> {
  const from = resolve(folder, inside)
  if (!existsSync(from)) return []
  const leftOut: string[] = []
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const name = join(inside, entry.name)
    if (entry.isSymbolicLink())
      throw new ConfigurationError(
        `${join(folder, name)} is a link. Put the file itself there: the build follows no links.`,
      )
    if (unusable.test(entry.name))
      throw new ConfigurationError(
        `${join(folder, name)} needs another name: %, *, ?, #, \\, { and } mean something else in addresses.`,
      )
    if (entry.name.startsWith('.') && entry.name !== wellKnown) leftOut.push(name)
    else if (entry.isDirectory()) leftOut.push(...(await copyPublic(folder, dist, name)))
    else {
      await mkdir(resolve(dist, inside), { recursive: true })
      await copyFile(resolve(folder, name), resolve(dist, name))
    }
  }
  return leftOut
}

/** Lines of these are added to the build's. */
const extended = new Set(['_headers', '_redirects'])

/** Size and time of a file, of which one differs once it is written again; null where there is none. */
async function stampOf(file: string): Promise<string | null> {
  const stats = await stat(file).catch(() => null)
  return stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : null
}

/** Returns a function that says which files of `dist`, a `public` folder's, were replaced or moved since this call. */
export async function watchPublic(dist: string): Promise<() => Promise<string[]>> {
  const own: { readonly name: string; readonly stamp: string }[] = []
  for (const name of await filesIn(dist)) {
    const stamp = await stampOf(resolve(dist, name))
    if (stamp !== null && !extended.has(name)) own.push({ name, stamp })
  }
  return async () => {
    const sentences: string[] = []
    for (const { name, stamp } of own)
      if ((await stampOf(resolve(dist, name))) !== stamp)
        sentences.push(`public/${name} is replaced: the build has a file of that name.`)
    return sentences
  }
}
