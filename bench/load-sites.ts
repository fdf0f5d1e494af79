import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { compressFolder } from '../scripts/release/compress.ts'
import { findInlineStyles, hashInline } from '../scripts/pages/inline-scripts.ts'
import { entryOf, filesOf, manifestSchema } from '../scripts/release/measure-route.ts'
import { paths } from '../scripts/paths.ts'
import { startServer, type RunningServer } from '../scripts/serve/serve.ts'
import { readSiteFacts, writeSiteFacts } from '../scripts/pages/site-facts.ts'
import { barePage } from './bare-page.ts'
import { emptyShell } from './empty-shell.ts'
import type { LargestPaint } from './page-record.ts'
import { stillPage } from './still-page.ts'
import { swapPage } from './swap-page.ts'

/** A measured address, and the file of `dist` that a server returns for it. */
export interface Route {
  readonly path: string
  readonly file: string
  /** True where the page's HTML was made for this very address; an address with a query needs a second file. */
  readonly isPrerendered: boolean
}

export const routes: readonly Route[] = [
  { path: '/', file: 'index.html', isPrerendered: true },
  { path: '/products', file: 'products.html', isPrerendered: true },
  { path: '/products?category=Fashion', file: 'products.html', isPrerendered: false },
  { path: '/product/1', file: 'product/1.html', isPrerendered: true },
  { path: '/nope', file: '404.html', isPrerendered: true },
]

const folder = resolve(paths.cache, 'bench')

export interface Sites {
  /** The built pages as they are, plus the bare pages. */
  readonly pages: RunningServer
  /** The same files, with empty shells as pages. */
  readonly shells: RunningServer
  /** Paths of the bare pages, and of the pages without script and fonts, in `pages`. */
  readonly bare: ReadonlyMap<Route, string>
  readonly still: ReadonlyMap<Route, string>
  /** Path of a list that a press exchanges for a product without any framework; in `pages`. */
  readonly swap: string
}

/** Copies `dist` twice and serves both; `found` is the largest paint of each route. Throws where nothing is built. */
export async function openSites(found: ReadonlyMap<Route, LargestPaint>): Promise<Sites> {
  await rm(folder, { recursive: true, force: true })
  const bare = await writeBarePages(found, resolve(folder, 'pages/bare'))
  const still = await writeStillPages(resolve(folder, 'pages/still'))
  const swap = await writeSwapPage(resolve(folder, 'pages/swap'))
  await writeShells(resolve(folder, 'shells'))
  const sites = { pages: resolve(folder, 'pages'), shells: resolve(folder, 'shells') }
  // Existing files belong to an earlier run of this benchmark, compressed forms included.
  for (const site of Object.values(sites)) await cp(paths.dist, site, { recursive: true, force: false })
  // The policy must allow the styles of pages that the build did not make.
  const facts = await readSiteFacts(paths.siteFacts)
  const written = await Promise.all(
    [...bare.values(), ...still.values(), swap].map((path) => readFile(`${sites.pages}${path}.html`, 'utf8')),
  )
  const styleHashes = [...facts.styleHashes, ...written.flatMap(findInlineStyles).map(hashInline)]
  const siteFacts = resolve(folder, 'site-facts.json')
  await writeSiteFacts(siteFacts, { ...facts, styleHashes })
  return {
    pages: await startServer({ port: 0, dist: sites.pages, siteFacts }),
    shells: await startServer({ port: 0, dist: sites.shells, siteFacts }),
    bare,
    still,
    swap,
  }
}

async function writeShells(target: string): Promise<void> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(paths.manifest, 'utf8')))
  const { scripts } = filesOf(manifest, [entryOf(manifest)])
  for (const { file } of routes) {
    const html = await readFile(resolve(paths.dist, file), 'utf8')
    await mkdir(dirname(resolve(target, file)), { recursive: true })
    await writeFile(resolve(target, file), emptyShell(html, scripts))
  }
  await compressFolder(target)
}

/** Writes a page for each route into `target`. Returns their paths. */
async function writeBarePages(found: ReadonlyMap<Route, LargestPaint>, target: string) {
  await mkdir(target, { recursive: true })
  const written = new Map<Route, string>()
  for (const [index, route] of routes.entries()) {
    const largest = found.get(route)
    if (!largest) continue
    const style = findInlineStyles(await readFile(resolve(paths.dist, route.file), 'utf8')).join('')
    const page = barePage(largest, style, await weighFile(route.file))
    await writeFile(resolve(target, `${index}.html`), page)
    written.set(route, `/bare/${index}`)
  }
  await compressFolder(target)
  return written
}

/** Writes each prerendered page without script and fonts into `target`. Returns their paths. */
async function writeStillPages(target: string) {
  await mkdir(target, { recursive: true })
  const written = new Map<Route, string>()
  for (const [index, route] of routes.entries()) {
    if (!route.isPrerendered) continue
    const page = stillPage(await readFile(resolve(paths.dist, route.file), 'utf8'))
    await writeFile(resolve(target, `${index}.html`), page)
    written.set(route, `/still/${index}`)
  }
  await compressFolder(target)
  return written
}

/** Writes a list and its first product in one page into `target`. Returns its path. */
async function writeSwapPage(target: string) {
  const [list, product] = await Promise.all(
    ['products.html', 'product/1.html'].map((file) => readFile(resolve(paths.dist, file), 'utf8')),
  )
  if (list === undefined || product === undefined) throw new Error('Nothing is built.')
  await mkdir(target, { recursive: true })
  await writeFile(resolve(target, 'products.html'), swapPage(list, product))
  await compressFolder(target)
  return '/swap/products'
}

async function weighFile(file: string): Promise<number> {
  const path = resolve(paths.dist, file)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}
