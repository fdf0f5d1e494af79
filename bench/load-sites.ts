import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { compressFolder } from '../scripts/compress.ts'
import { entryOf, filesOf, manifestSchema } from '../scripts/measure-route.ts'
import { stylesheetsOf } from '../scripts/page-styles.ts'
import { places } from '../scripts/places.ts'
import { startServer, type RunningServer } from '../scripts/serve.ts'
import { barePage } from './bare-page.ts'
import { emptyShell } from './empty-shell.ts'
import type { LargestPaint } from './page-record.ts'

/** An address that is measured, and the file of `dist` that answers it. */
export interface Route {
  readonly path: string
  readonly file: string
  /** Whether the page's HTML was made for this very address: with a question it is drawn anew. */
  readonly isPrerendered: boolean
}

export const routes: readonly Route[] = [
  { path: '/', file: 'index.html', isPrerendered: true },
  { path: '/products', file: 'products.html', isPrerendered: true },
  { path: '/products?category=Fashion', file: 'products.html', isPrerendered: false },
  { path: '/product/1', file: 'product/1.html', isPrerendered: true },
  { path: '/nope', file: '404.html', isPrerendered: true },
]

const folder = resolve(places.cache, 'bench')

export interface Sites {
  /** The built pages as they are, with bare ones beside them. */
  readonly pages: RunningServer
  /** The same files, with empty shells for pages. */
  readonly shells: RunningServer
  /** Paths of the bare pages, in `pages`. */
  readonly bare: ReadonlyMap<Route, string>
}

/** Copies `dist` twice and serves both; `found` is the largest paint of each route. Throws where nothing is built. */
export async function openSites(found: ReadonlyMap<Route, LargestPaint>): Promise<Sites> {
  await rm(folder, { recursive: true, force: true })
  const bare = await writeBarePages(found, resolve(folder, 'pages/bare'))
  await writeShells(resolve(folder, 'shells'))
  const sites = { pages: resolve(folder, 'pages'), shells: resolve(folder, 'shells') }
  // What is there already has been written for this purpose, compressed forms included.
  for (const site of Object.values(sites)) await cp(places.dist, site, { recursive: true, force: false })
  const siteFacts = places.siteFacts
  return {
    pages: await startServer({ port: 0, dist: sites.pages, siteFacts }),
    shells: await startServer({ port: 0, dist: sites.shells, siteFacts }),
    bare,
  }
}

async function writeShells(target: string): Promise<void> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(places.manifest, 'utf8')))
  const { scripts, styles } = filesOf(manifest, [entryOf(manifest)])
  for (const { file } of routes) {
    const html = await readFile(resolve(places.dist, file), 'utf8')
    await mkdir(dirname(resolve(target, file)), { recursive: true })
    await writeFile(resolve(target, file), emptyShell(html, [...scripts, ...styles]))
  }
  await compressFolder(target)
}

/** A page in `target` for each route; answers with their paths. */
async function writeBarePages(found: ReadonlyMap<Route, LargestPaint>, target: string) {
  await mkdir(target, { recursive: true })
  const paths = new Map<Route, string>()
  for (const [index, route] of routes.entries()) {
    const largest = found.get(route)
    if (!largest) continue
    const files = stylesheetsOf(await readFile(resolve(places.dist, route.file), 'utf8'))
    const weights = { html: await weighFile(route.file), css: await sum(files.map(weighFile)) }
    const rules = await Promise.all(files.map((file) => readFile(resolve(places.dist, file), 'utf8')))
    const page = barePage(largest, { href: `/bare/${index}.css`, rules: rules.join('\n') }, weights)
    await writeFile(resolve(target, `${index}.css`), page.css)
    await writeFile(resolve(target, `${index}.html`), page.html)
    paths.set(route, `/bare/${index}`)
  }
  await compressFolder(target)
  return paths
}

async function weighFile(file: string): Promise<number> {
  const path = resolve(places.dist, file)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}

async function sum(weights: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(weights)).reduce((total, weight) => total + weight, 0)
}
