import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { isPlaceholder } from '../../src/catalogue/pictures/picture-address.ts'
import { paths } from '../paths.ts'
import type { ShopSource } from '../shop-source.ts'
import type { Bundled } from './bundle-with.ts'

/** What the bundler makes of a shop in one language; absolute paths. */
export interface Bundles {
  /** A folder of the shop's scripts, styles and other files, as they are served. */
  readonly site: string
  /** The template as Vite wrote it, with the entry's scripts and styles. */
  readonly template: string
  /** Vite's map from source files to chunks. */
  readonly manifest: string
  /** The built `scripts/pages/write-part.ts`. */
  readonly prerenderer: string
}

const bundlesIn = (folder: string): Bundles => ({
  site: resolve(folder, 'site'),
  template: resolve(folder, 'template.html'),
  manifest: resolve(folder, 'manifest.json'),
  prerenderer: resolve(folder, 'prerenderer/write-part.js'),
})

const prerendererSource = 'scripts/pages/write-part.ts'

async function makeBundles(folder: string, bundled: Bundled, report: (step: string) => void): Promise<void> {
  // Imported late: the bundler takes a second to load.
  const { bundleWith } = await import('./bundle-with.ts')
  const { site, template, manifest, prerenderer } = bundlesIn(folder)
  report('Bundling scripts and styles')
  await bundleWith(bundled, { outDir: site, copyPublicDir: false })
  await rename(resolve(site, 'src/app/index.html'), template)
  await rm(resolve(site, 'src'), { recursive: true })
  await rename(resolve(site, '.vite/manifest.json'), manifest)
  await rm(resolve(site, '.vite'), { recursive: true })
  report('Bundling the prerenderer')
  await bundleWith(bundled, {
    ssr: prerendererSource,
    outDir: resolve(prerenderer, '..'),
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: prerendererSource, output: { codeSplitting: true } },
  })
}

/** Folders and files of the project, relative to its root. The lock file stands for the packages. */
const ofProject = ['package.json', 'package-lock.json', 'tsconfig.json', 'routes', 'scripts', 'src']

/** Relative to a shop's folder: the catalogue contains the records, and no bundle contains the images. */
const dataOfShop = /^(?:products\.|pictures\/|public\/)/

/** The files in a folder, or the file itself; absolute and sorted. */
async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .toSorted()
}

const shopFolders = resolve(paths.root, 'src/catalogues') + sep

async function codeOf({ folder, look }: ShopSource): Promise<string[]> {
  const all = await Promise.all(ofProject.map((name) => filesOf(resolve(paths.root, name))))
  const ofShop = await filesOf(folder)
  return [
    // Shops that are not built have thousands of records.
    ...all.flat().filter((file) => !file.startsWith(shopFolders)),
    ...ofShop.filter((file) => !dataOfShop.test(relative(folder, file).replaceAll('\\', '/'))),
    ...[look.module, look.styles].filter((file) => file !== null),
  ]
}

/** What the bundles contain of a shop's data. */
function dataOf({ catalogue, files, ...source }: ShopSource): unknown {
  const { products, generated: _code, warnings: _, ...others } = catalogue
  const records =
    files === null ? products : products.map(({ picture }) => picture).filter((one) => isPlaceholder(one))
  return { ...source, ...others, records, filesFolder: files?.folder }
}

const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)

/** A SHA-256 of everything that the bundles are made from. */
export async function keyOfBundles({ mode, define, source }: Bundled): Promise<string> {
  const { VITEST } = process.env
  const data = { node: process.version, VITEST, mode, define, source: dataOf(source) }
  const hash = createHash('sha256').update(JSON.stringify(data, withMaps))
  for (const file of await codeOf(source)) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Bundles a shop in one language into a folder of `cache`, whose other folders are deleted. Where all is as in the last
 * build, its bundles are kept: a change among the records of a catalogue in files changes none of them.
 */
export async function findBundles(
  cache: string,
  bundled: Bundled,
  report: (step: string) => void,
): Promise<Bundles> {
  const key = await keyOfBundles(bundled)
  const folder = resolve(cache, key)
  await mkdir(cache, { recursive: true })
  const before = await readdir(cache)
  if (before.includes(key)) report('Keeping the scripts and styles of the last build')
  else {
    const unfinished = resolve(cache, `new-${process.pid}`)
    try {
      await makeBundles(unfinished, bundled, report)
      // Renamed only when complete: no partial folder has this name.
      await rename(unfinished, folder)
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  }
  for (const name of before)
    if (name !== key) await rm(resolve(cache, name), { recursive: true, force: true })
  return bundlesIn(folder)
}
