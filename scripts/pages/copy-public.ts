import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

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
