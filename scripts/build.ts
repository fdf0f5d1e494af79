import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { cleanCatalogue } from '#catalogue/clean-catalogue.ts'
import { rawProducts } from '#catalogue/records/raw-products.ts'
import { compressFolder } from './compress.ts'
import { namedFiles } from './headers.ts'
import { writeHostingFiles } from './hosting.ts'
import { findImageOrigins } from './image-origins.ts'
import { findInlineScripts, findInlineStyles, hashInline, minifyPage } from './inline-scripts.ts'
import { isMain } from './is-main.ts'
import { manifestSchema } from './measure-route.ts'
import { places } from './places.ts'
import { findProductIds } from './product-ids.ts'
import { buildRelease, type ReleasePaths } from './release.ts'
import { buildServiceWorker } from './service-worker.ts'
import { baseOf, readSiteAddress } from './site-address.ts'
import type { SiteFacts } from './site-facts.ts'
import { writeSiteTexts } from './site-texts.ts'
import { listPages, writePages } from './write-pages.ts'

export interface BuildTarget extends ReleasePaths {
  /** Which of React's builds: the one for development warns, and is for tests. */
  readonly mode: 'production' | 'development'
  readonly siteFacts: string
  /** Products that get a page. */
  readonly productIds: readonly number[]
}

/** Builds the whole shop into `dist`, ready for any static host. Where a step fails, `dist` is as it was. */
export async function buildSite(target: BuildTarget): Promise<void> {
  const startedAt = performance.now()
  // Both React here and the one in the pages go by it; the environment must not choose.
  process.env['NODE_ENV'] = target.mode
  await buildRelease(target, (paths, folder) => makeSite(target, paths, folder))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${listPages(target.productIds).length} pages in ${seconds} s.`)
}

/** One line for each step, as it begins. */
const report = (step: string) => console.log(`  ${step}`)

async function makeSite(target: BuildTarget, paths: ReleasePaths, folder: string): Promise<SiteFacts> {
  const { mode, productIds } = target
  const { dist } = paths
  const siteAddress = readSiteAddress(process.env['SITE_URL'])
  const base = baseOf(siteAddress)
  const define = { 'import.meta.env.SITE_URL': JSON.stringify(siteAddress) }

  report('Bundling scripts and styles')
  const shell = await bundle({ mode, define, paths })
  report('Bundling what draws the pages')
  const prerenderer = await bundlePrerenderer({ mode, define, folder })
  report('Drawing pages')
  const pages = await writePages({
    dist,
    template: shell,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(paths.manifest, 'utf8'))),
    prerenderer,
    productIds,
    base,
  })
  await writeSiteTexts(dist, siteAddress, listPages(productIds))
  const scriptHashes = findInlineScripts(shell).map(hashInline)
  await refuseStrayScripts(pages, scriptHashes)
  const imageOrigins = findImageOrigins(cleanCatalogue(rawProducts).products)
  const sources = { base, scriptHashes, styleHashes: await hashStyles(pages), imageOrigins }
  if (mode === 'production') report('Building the service worker')
  const reportPrecached = mode === 'production' ? await buildServiceWorker(dist, base) : undefined
  report('Compressing')
  await compressFolder(dist, resolve(dirname(target.siteFacts), 'compressed'))
  await reportPrecached?.()
  if (mode === 'production') {
    report('Drawing share cards')
    // Imported late: it brings React, which reads the mode as it loads.
    const { writeSocialPictures } = await import('./social-pictures.ts')
    await writeSocialPictures(dist, productIds, { cache: resolve(dirname(target.siteFacts), 'social') })
  }
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  await writeHostingFiles({ dist, sources, siteAddress, files, folder: paths.hosting })
  return { ...sources, files: namedFiles(files) }
}

interface Bundled {
  readonly mode: BuildTarget['mode']
  readonly define: Readonly<Record<string, string>>
}

/** Returns the template that Vite left. */
async function bundle({ mode, define, paths }: Bundled & { readonly paths: ReleasePaths }): Promise<string> {
  const { dist } = paths
  await build({
    root: places.root,
    mode,
    define,
    logLevel: 'warn',
    // Advice on slow plugins is for who works on the build, not for who starts the shop.
    build: { outDir: dist, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  const shell = minifyPage(await readFile(resolve(dist, 'src/app/index.html'), 'utf8'))
  await rm(resolve(dist, 'src'), { recursive: true })
  await rename(resolve(dist, '.vite/manifest.json'), paths.manifest)
  await rm(resolve(dist, '.vite'), { recursive: true })
  return shell
}

/** Returns its file. */
async function bundlePrerenderer({
  mode,
  define,
  folder,
}: Bundled & { readonly folder: string }): Promise<string> {
  const outDir = resolve(folder, 'prerenderer')
  await build({
    root: places.root,
    mode,
    define,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'src/app/prerender.tsx',
        output: { codeSplitting: true },
        checks: { bundlerTimings: false },
      },
    },
  })
  return resolve(outDir, 'prerender.js')
}

/** The policy admits the template's own script only: a page with another would be broken where it is enforced. */
async function refuseStrayScripts(pages: readonly string[], scriptHashes: readonly string[]): Promise<void> {
  for (const page of pages) {
    const scripts = findInlineScripts(await readFile(page, 'utf8'))
    const stray = scripts.find((text) => !scriptHashes.includes(hashInline(text)))
    if (stray !== undefined)
      throw new Error(`${page} has an inline script that its template has not:\n${stray}`)
  }
}

/** Of the styles in all pages, each once. */
async function hashStyles(pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')))
  return [...new Set(texts.flatMap(findInlineStyles).map(hashInline))].toSorted()
}

if (isMain(import.meta.url)) await buildSite({ ...places, mode: 'production', productIds: findProductIds() })
