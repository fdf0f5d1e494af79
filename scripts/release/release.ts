import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isRunning } from '../../src/catalogue-service/is-running.ts'
import { readSiteFacts, releaseOf, type SiteFacts, writeSiteFacts } from '../pages/site-facts.ts'

/** Absolute paths of a build's output. */
export interface ReleasePaths {
  readonly dist: string
  readonly manifest: string
  /** Configuration files for other hosts. */
  readonly hosting: string
}

interface Target extends ReleasePaths {
  /** Paths inside the temporary release folder as well. */
  readonly siteFacts: string
}

/**
 * Runs `make` with a temporary folder, and moves the complete release into place; the previous release is then in
 * `previous`. Where anything throws, all files are as before.
 */
export async function buildRelease(
  target: Target,
  make: (paths: ReleasePaths, folder: string) => Promise<SiteFacts>,
): Promise<void> {
  const cache = dirname(target.siteFacts)
  await removeLeftovers(cache)
  const folder = resolve(cache, `build-${process.pid}`)
  const made = {
    dist: resolve(folder, 'dist'),
    manifest: resolve(folder, 'manifest.json'),
    hosting: resolve(folder, 'hosting'),
  }
  try {
    const facts = await make(made, folder)
    await installRelease(target, made, facts, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function installRelease(
  target: Target,
  made: ReleasePaths,
  facts: SiteFacts,
  folder: string,
): Promise<void> {
  const previous = resolve(dirname(target.siteFacts), 'previous')
  const aside = (name: string) => resolve(folder, `old-${name}`)
  const before = await readSiteFacts(target.siteFacts).catch(() => null)
  // Before the pages, with the style hashes of both releases: no page is ever served under a policy that refuses its
  // style.
  const previousFacts = before ? { previous: releaseOf(before) } : {}
  await writeSiteFacts(target.siteFacts, { ...facts, ...previousFacts })
  try {
    await renameAll([
      { from: target.manifest, to: aside('manifest'), isOptional: true },
      { from: made.manifest, to: target.manifest },
      { from: target.hosting, to: aside('hosting'), isOptional: true },
      { from: made.hosting, to: target.hosting, isOptional: true },
      { from: previous, to: aside('previous'), isOptional: true },
      { from: target.dist, to: previous, isOptional: true },
      // Last: once a visitor has received a page, neither it nor its script is removed.
      { from: made.dist, to: target.dist },
    ])
  } catch (error) {
    if (before) await writeSiteFacts(target.siteFacts, before)
    else await rm(target.siteFacts, { force: true })
    throw error
  }
}

interface Rename {
  readonly from: string
  readonly to: string
  /** Skips the rename where `from` does not exist. */
  readonly isOptional?: true
}

/** Does all renames in order, or none: where one fails, the earlier ones are undone. */
async function renameAll(renames: readonly Rename[]): Promise<void> {
  const done: Rename[] = []
  try {
    for (const step of renames) {
      const isDone = await rename(step.from, step.to).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (step.isOptional && error.code === 'ENOENT') return false
          throw error
        },
      )
      if (isDone) done.unshift(step)
    }
  } catch (error) {
    for (const { from, to } of done) await rename(to, from)
    throw error
  }
}

/** Deletes the temporary folders of builds that were killed. */
async function removeLeftovers(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  for (const name of names) {
    const pid = Number(/^build-(\d+)$/.exec(name)?.[1])
    // A container gives the number of a killed build again.
    if (pid && (pid === process.pid || !isRunning(pid)))
      await rm(resolve(cache, name), { recursive: true, force: true })
  }
}
