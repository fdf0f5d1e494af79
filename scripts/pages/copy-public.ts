import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { filesIn } from '../files-in.ts'

/** Letters that mean something else in addresses or in the files of hosts. */
const unusable = /[\p{Cc}%*?#\\{}]/u

/** Starts with a dot, and is meant to be public (RFC 8615). */
const wellKnown = '.well-known'

/** Whether a file or folder stays out: it is a setting of a tool (`.env`), not a file of a site. */
const isHidden = (name: string) => name.startsWith('.') && name !== wellKnown

/** A sentence for each file and folder of a `public` folder that stays out. */
export async function hiddenWarnings(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder, { recursive: true })).filter((name) => {
    const parts = name.split(sep)
    return parts.findIndex(isHidden) === parts.length - 1
  })
  return names.map((name) => `public/${name} is left out: names that begin with a dot are not published.`)
}

/**
 * Copies a `public` folder into `dist`, without what is hidden. Throws for a link, which may lead to a file that is not
 * the shop's, and for a name that no host can serve.
 */
export async function copyPublic(folder: string, dist: string, inside = ''): Promise<void> {
  const from = resolve(folder, inside)
  if (!existsSync(from)) return
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
    if (isHidden(entry.name)) continue
    if (entry.isDirectory()) await copyPublic(folder, dist, name)
    else {
      await mkdir(resolve(dist, inside), { recursive: true })
      await copyFile(resolve(folder, name), resolve(dist, name))
    }
  }
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
