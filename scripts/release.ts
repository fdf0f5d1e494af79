import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readSiteFacts, type SiteFacts, writeSiteFacts } from './site-facts.ts'

/** Absolute paths of what a build makes. */
export interface ReleasePaths {
  readonly dist: string
  readonly manifest: string
  /** Files for other hosts. */
  readonly hosting: string
}

interface Target extends ReleasePaths {
  /** In the folder where releases are made, too. */
  readonly siteFacts: string
}

/**
 * Lets `make` build a release in a folder of its own and puts it in place once it is whole; the release before then lies
 * in `previous`. Where anything throws, everything is as it was.
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
    await putInPlace(target, made, facts, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function putInPlace(
  target: Target,
  made: ReleasePaths,
  facts: SiteFacts,
  folder: string,
): Promise<void> {
  const previous = resolve(dirname(target.siteFacts), 'previous')
  const aside = (name: string) => resolve(folder, `old-${name}`)
  const before = await readSiteFacts(target.siteFacts).catch(() => null)
  // Ahead of the pages, with the hashes of both: at no time is a page served under a policy that refuses its style.
  const previousFacts = before ? { previous: withoutPrevious(before) } : {}
  await writeSiteFacts(target.siteFacts, { ...facts, ...previousFacts })
  try {
    await renameAll([
      { from: target.manifest, to: aside('manifest'), isOptional: true },
      { from: made.manifest, to: target.manifest },
      { from: target.hosting, to: aside('hosting'), isOptional: true },
      { from: made.hosting, to: target.hosting, isOptional: true },
      { from: previous, to: aside('previous'), isOptional: true },
      { from: target.dist, to: previous, isOptional: true },
      // Last: a page that a visitor has got is never taken back, and its script with it.
      { from: made.dist, to: target.dist },
    ])
  } catch (error) {
    if (before) await writeSiteFacts(target.siteFacts, before)
    else await rm(target.siteFacts, { force: true })
    throw error
  }
}

const withoutPrevious = ({ scriptHashes, styleHashes, imageOrigins, files }: SiteFacts) => ({
  scriptHashes,
  styleHashes,
  imageOrigins,
  files,
})

interface Rename {
  readonly from: string
  readonly to: string
  /** Left out where there is nothing at `from`. */
  readonly isOptional?: true
}

/** All of them in order, or none: where one fails, those before it are undone. */
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

/** Deletes what builds that were killed have left. */
async function removeLeftovers(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  for (const name of names) {
    const pid = Number(/^build-(\d+)$/.exec(name)?.[1])
    if (pid && !isRunning(pid)) await rm(resolve(cache, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
