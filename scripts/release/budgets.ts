import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, posix, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findInlineStyles } from '../pages/inline-scripts.ts'
import { paths } from '../paths.ts'
import { baseOf, readSiteAddress } from '../site-address.ts'
import { readChosenShop } from '../catalogue/chosen-shop.ts'

/** The kinds of page, each with its file or with the folder of its files. A shop has some of them. */
const kinds = [
  { address: '/', html: 'index.html' },
  { address: '/products', html: 'products.html' },
  { address: '/category/{path}', html: 'category' },
  { address: '/product/{id}', html: 'product' },
  { address: '/compare', html: 'compare.html' },
  { address: '/order', html: 'order.html' },
  { address: '/accessibility', html: 'accessibility.html' },
  { address: '(unknown)', html: '404.html' },
] as const

/** The pages of one language that stand for their kinds: of a folder the heaviest, since some pages only lead to another. */
async function pagesIn(folder: string): Promise<{ address: string; file: string }[]> {
  const files = (await readdir(resolve(paths.dist, folder), { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file))
  const sizes = new Map(
    await Promise.all(
      files.map(async (file) => [file, (await stat(resolve(paths.dist, file))).size] as const),
    ),
  )
  return kinds.flatMap(({ address, html }) => {
    const [file] = files
      .filter((one) => one === join(folder, html) || one.startsWith(join(folder, html, '/')))
      .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    return file === undefined ? [] : [{ address: posix.join('/', folder, address), file }]
  })
}

/** Kilobytes of script in the first load of any page but that of an order, which visitors reach from their cart. */
const scriptBudget = 118
const orderBudget = 135
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

const { shop } = await readChosenShop()
const base = baseOf(readSiteAddress(process.env['SITE_URL'], shop.siteUrl))

/** The folders of the languages below `dist`, that of the main one first: each has a home page. */
async function languageFolders(): Promise<readonly string[]> {
  const files = await readdir(paths.dist, { recursive: true })
  return files.flatMap((file) => (basename(file) === 'index.html' ? dirname(file) : [])).toSorted()
}

/** The scripts that a page loads first, as files of `dist`. */
const scriptsOf = (page: string) => [
  ...new Set(
    [...page.matchAll(/ (?:src|href)="?([^" >]+\.js)\b/g)].map(([, address = '']) =>
      address.slice(base.length),
    ),
  ),
]

for (const folder of await languageFolders()) {
  const read = await Promise.all(
    (await pagesIn(folder)).map(async ({ address, file }) => {
      const page = await readFile(resolve(paths.dist, file), 'utf8')
      return { address, file, page, scripts: scriptsOf(page) }
    }),
  )
  for (const { address, file, page, scripts } of read) {
    const styles = findInlineStyles(page).join('')
    const scriptWeight = await weighAll(scripts)
    const budget = address.endsWith('/order') ? orderBudget : scriptBudget
    const own = scripts.filter((script) => !read.every((other) => other.scripts.includes(script)))
    const cells = [
      `JS ${compare(scriptWeight, budget)}`,
      // The styles are inline in the page, so the HTML figure contains them once more.
      `CSS ${compare(brotliCompressSync(styles).length / 1000, styleBudget)}`,
      `HTML ${compare(await weigh(file), htmlBudget)}`,
      `largest own chunk ${compare(Math.max(0, ...(await Promise.all(own.map(weigh)))), chunkBudget)}`,
    ]
    console.log([address.padEnd(20), ...cells.map((cell) => cell.padEnd(24))].join(' ').trimEnd())
    if (scriptWeight > budget) {
      for (const script of scripts)
        console.log(`${(await weigh(script)).toFixed(1).padStart(20)} kB ${script}`)
    }
  }
}

if (isOver) process.exitCode = 1
