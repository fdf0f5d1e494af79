import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { pageFile } from '../scripts/pages/page-files.ts'
import { paths } from '../scripts/paths.ts'
import { startServer } from '../scripts/serve/serve.ts'

export interface OwnSite {
  readonly url: string
  /** Replaces the served version with a new one, whose pages have `data-deploy` on `<html>`. */
  readonly deploy: () => Promise<void>
  /** Replaces one of its pages with another, `/product/3` with a page of a host that is down, say. */
  readonly replacePage: (path: string, html: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const isText = (file: string) => /\.(?:html|js|css)$/.test(file)

/** A copy of the built shop with a server of its own, for tests that stop it or deploy. */
export async function openOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(resolve(tmpdir(), 'shop-'))
  const dist = resolve(folder, 'dist')
  const siteFacts = resolve(folder, 'site.json')
  await cp(paths.dist, dist, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz)$|\/social$/.test(source),
  })
  await cp(paths.siteFacts, siteFacts)
  const server = await startServer({ port: 0, dist, siteFacts })
  let isOpen = true
  return {
    url: server.url,
    async deploy() {
      await renameChunks(dist)
      await writeFile(siteFacts, await readFile(siteFacts))
    },
    replacePage: (path, html) => writeFile(resolve(dist, pageFile(path)), html),
    async stop() {
      if (isOpen) await server.close()
      isOpen = false
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Simulates a changed source: the entry and a lazy part have new names, and the files that refer to them new content.
 */
async function renameChunks(dist: string): Promise<void> {
  const assets = await readdir(resolve(dist, 'assets'))
  const old = assets.filter((file) => /^(?:shop|cart)-.*\.js$/.test(file))
  for (const file of old) await rename(resolve(dist, 'assets', file), resolve(dist, 'assets', `new-${file}`))
  const files = await readdir(dist, { recursive: true })
  for (const file of files.filter(isText)) {
    const path = resolve(dist, file)
    const text = await readFile(path, 'utf8')
    const renamed = old.reduce((before, name) => before.replaceAll(name, `new-${name}`), text)
    const marked = renamed.replace('<html lang="en"', '<html lang="en" data-deploy')
    if (marked !== text) await writeFile(path, marked)
  }
}
