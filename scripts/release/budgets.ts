import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { offlineMegabytes } from '#offline/offline-size.ts'
import { findInlineStyles } from '../pages/inline-scripts.ts'
import { chunkNamed, entryOf, filesOf, manifestSchema } from '../vite/measure-route.ts'
import { chunksOfRoute } from '../vite/page-parts.ts'
import { paths } from '../paths.ts'
import { layoutOf } from '../catalogue/shop-layout.ts'
import { listPrecached } from './precache-list.ts'
import { baseOf, readSiteAddress } from '../site-address.ts'
import { readChosenShop } from '../catalogue/chosen-shop.ts'

/** The kinds of page with their source files. */
const pages = [
  { address: '/', route: 'routes/index.tsx', html: 'index.html' },
  { address: '/products', route: 'routes/products.tsx', html: 'products.html' },
  { address: '/product/{id}', route: 'routes/product.$id.tsx', html: 'product/1.html' },
  { address: '/accessibility', route: 'routes/accessibility.tsx', html: 'accessibility.html' },
] as const

/** Kilobytes of script in the first load of any page. */
const scriptBudget = 118
const styleBudget = 12
const htmlBudget = 28
/** Kilobytes; the limit for any single chunk that belongs to a route and not to the entry. */
const chunkBudget = 30

/** Kilobytes of 1000 bytes on the wire: compressed where the build wrote a compressed form. */
async function weigh(file: string): Promise<number> {
  const path = resolve(paths.dist, file)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size / 1000
}

async function weighAll(files: readonly string[]): Promise<number> {
  const weights = await Promise.all(files.map(weigh))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

let isOver = false

/** `84.5 of 100 kB`, marked where it is over the budget. */
function compare(kilobytes: number, budget: number): string {
  if (kilobytes > budget) isOver = true
  return `${kilobytes > budget ? 'OVER ' : ''}${kilobytes.toFixed(1)} of ${budget} kB`
}

const manifest = v.parse(manifestSchema, JSON.parse(await readFile(paths.manifest, 'utf8')))
const entry = entryOf(manifest)
const entryScripts = new Set(filesOf(manifest, [entry]).scripts)

for (const { address, route, html } of pages) {
  const { scripts } = filesOf(manifest, [entry, chunkNamed(manifest, chunksOfRoute(route).page)])
  const styles = findInlineStyles(await readFile(resolve(paths.dist, html), 'utf8')).join('')
  const scriptWeight = await weighAll(scripts)
  const own = await Promise.all(scripts.filter((file) => !entryScripts.has(file)).map(weigh))
  const cells = [
    `JS ${compare(scriptWeight, scriptBudget)}`,
    // The styles are inline in the page, so the HTML figure contains them once more.
    `CSS ${compare(brotliCompressSync(styles).length / 1000, styleBudget)}`,
    `HTML ${compare(await weigh(html), htmlBudget)}`,
    `largest own chunk ${compare(Math.max(...own), chunkBudget)}`,
  ]
  console.log([address.padEnd(14), ...cells.map((cell) => cell.padEnd(24))].join(' ').trimEnd())
  if (scriptWeight > scriptBudget) {
    for (const file of scripts) console.log(`${(await weigh(file)).toFixed(1).padStart(20)} kB ${file}`)
  }
}

const { shop, ...configured } = await readChosenShop()
const { siteUrl } = shop
const { parts } = layoutOf(configured, true)
const offline = await listPrecached(
  paths.dist,
  baseOf(readSiteAddress(process.env['SITE_URL'], siteUrl)),
  parts,
)
const megabytes = (await weighAll(offline.map(({ file }) => file))) / 1000
// A tenth more or less is the same to a visitor.
if (Math.abs(megabytes - offlineMegabytes) <= 0.1)
  console.log(`offline        ${megabytes.toFixed(1)} MB in ${offline.length} files`)
else {
  isOver = true
  console.log(
    `The shop's offline files have ${megabytes.toFixed(1)} MB, and src/offline/offline-size.ts says ${offlineMegabytes}.`,
  )
}

if (isOver) process.exitCode = 1
