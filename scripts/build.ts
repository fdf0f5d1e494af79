// First: the bundler reads the setting as it loads.
import './return-memory.ts'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { compressFolder } from './release/compress.ts'
import { copyPublic } from './pages/copy-public.ts'
import { loadMessages } from './messages/compile-messages.ts'
import { pageFile } from './pages/page-files.ts'
import { writeFallbackPage } from './pages/fallback-page.ts'
import { namedFiles } from './serve/headers.ts'
import { writeHostingFiles } from './serve/hosting-files.ts'
import { findImageOrigins } from './catalogue/image-origins.ts'
import { findInlineScripts, hashInline } from './pages/inline-scripts.ts'
import { minifyPage } from './pages/minify-page.ts'
import { isMain } from './is-main.ts'
import { manifestSchema } from './vite/measure-route.ts'
import { draftSizes, writeOwnPictures } from './catalogue/own-pictures.ts'
import { paths } from './paths.ts'
import {
  findProductPages,
  hasAllFiles,
  hasOtherProducts,
  type ProductPage,
} from './catalogue/product-pages.ts'
import { redirectsOf } from './pages/redirect-pages.ts'
import { buildRelease, type ReleasePaths } from './release/release.ts'
import { writeSbom } from './release/sbom.ts'
import { buildServiceWorker } from './release/service-worker.ts'
import type { ShopLayout } from './catalogue/shop-layout.ts'
import { readShopSource, type ShopSource } from './catalogue/shop-source.ts'
import { baseOf, readSiteAddress } from './site-address.ts'
import type { SiteFacts } from './pages/site-facts.ts'
import { writeSiteTexts } from './pages/site-texts.ts'
import { type Bundled, bundleWith } from './vite/bundle-with.ts'
import { listPages, writePages } from './pages/write-pages.ts'

export interface BuildTarget extends ReleasePaths {
  /** React has two builds: the development build warns, and is for tests. */
  readonly mode: 'production' | 'development'
  readonly siteFacts: string
  /** Ids of the products that get a page; all where it is missing. */
  readonly productIds?: readonly number[]
  /** True for a shop that only tests open: nothing is compressed, and the catalogue's own images are small. */
  readonly isDraft?: boolean
  /** In place of the configuration's, for tests. */
  readonly layout?: ShopLayout
}

/** Builds the whole shop into `dist`, ready for any static host. Where a step fails, `dist` does not change. */
export async function buildSite(target: BuildTarget): Promise<void> {
  const startedAt = performance.now()
  // React reads this variable, here and in the pages: the caller's environment must not set it.
  process.env['NODE_ENV'] = target.mode
  report('Reading the catalogue')
  const source = await readShopSource(target.layout)
  const products = findProductPages(source.catalogue, source.shop.prerenderedProducts, target.productIds)
  const isComplete = hasAllFiles(products, source.shop)
  await buildRelease(target, (release, folder) =>
    makeSite(target, { ...source, products, isComplete }, release, folder),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${listPages(products, source.layout.parts).length} pages in ${seconds} s.`)
  if (target.mode === 'production' && !target.isDraft)
    await writeSbom(resolve(dirname(target.siteFacts), 'sbom.json'))
}

/** Prints one line at the start of each step. */
const report = (step: string) => console.log(`  ${step}`)

interface Sources extends ShopSource {
  readonly products: readonly ProductPage[]
  /** Whether product pages have all files: see `allProductFiles` in `src/shop.types.ts`. */
  readonly isComplete: boolean
}

async function makeSite(
  target: BuildTarget,
  source: Sources,
  release: ReleasePaths,
  folder: string,
): Promise<SiteFacts> {
  const { mode } = target
  const { catalogue, products, files, shop, layout, messages, isComplete } = source
  const { dist } = release
  const siteAddress = readSiteAddress(process.env['SITE_URL'], shop.siteUrl)
  const base = baseOf(siteAddress)
  const texts = (await loadMessages(messages.locale, source.folder)).pages
  const define = { 'import.meta.env.SITE_URL': JSON.stringify(siteAddress) }

  // The catalogue's own files replace the project's.
  for (const owner of [paths.root, source.folder])
    for (const name of await copyPublic(resolve(owner, 'public'), dist))
      console.warn(`public/${name} is left out: names that begin with a dot are not published.`)
  const ownFiles = await filesIn(dist)
  // Beside all other steps, which leave a second core idle for half of their time.
  const pictures = drawPictures(target, source, dist)
  // The build awaits it at the end: until then an error of another step has priority.
  pictures.catch(() => undefined)
  report('Bundling scripts and styles')
  const shell = await bundle({ mode, define, source, release })
  report('Bundling the prerenderer')
  const prerenderer = await bundlePrerenderer({ mode, define, source, folder })
  report('Prerendering pages')
  const scriptHashes = findInlineScripts(shell).map(hashInline)
  const { files: pages, styleHashes } = await writePages({
    dist,
    template: shell,
    scriptHashes,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(release.manifest, 'utf8'))),
    prerenderer,
    products,
    categories: catalogue.head.categories,
    hasHeroPicture: catalogue.hasHeroPicture,
    base,
    language: messages,
    texts,
    hasRedirectPages: isComplete,
    parts: layout.parts,
  })
  if (hasOtherProducts(catalogue, products)) pages.push(await writeFallbackPage(dist))
  if (files) await cp(files.folder, resolve(dist, 'catalogue', files.version), { recursive: true })
  await writeSiteTexts(dist, {
    siteAddress,
    pages: listPages(products, layout.parts),
    shop,
    language: messages,
    texts,
    hasSaved: layout.parts.saved,
  })
  const imageOrigins = findImageOrigins(catalogue.products, catalogue.head.categories)
  const connectOrigins = catalogue.serviceUrl === null ? [] : [new URL(catalogue.serviceUrl).origin]
  const sources = { base, scriptHashes, styleHashes, imageOrigins, connectOrigins }
  if (mode === 'production') report('Building the service worker')
  const reportPrecached =
    mode === 'production' ? await buildServiceWorker(dist, base, messages, layout.parts) : undefined
  if (!target.isDraft) {
    report('Compressing')
    await compressFolder(dist, resolve(dirname(target.siteFacts), 'compressed'), isComplete)
  }
  await reportPrecached?.()
  await pictures
  const names = await filesIn(dist)
  const builtPages = new Set([
    ...pages.map((page) => relative(dist, page).replaceAll('\\', '/')),
    ...products.flatMap(({ oldPath }) => oldPath ?? []).map(pageFile),
  ])
  const ownPages = ownFiles.filter((file) => file.endsWith('.html') && !builtPages.has(file))
  const redirects = redirectsOf(products, base)
  await writeHostingFiles({
    dist,
    sources,
    siteAddress,
    files: names,
    ownPages,
    redirects,
    folder: release.hosting,
  })
  return { ...sources, files: namedFiles(names), ownPages, redirects, name: shop.name }
}

/** The paths of all files and folders below a folder, with `/` between names. */
const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
    : []

/** The catalogue's own images, and the share cards that contain them. */
async function drawPictures(
  { mode, siteFacts, isDraft }: BuildTarget,
  { folder, catalogue, products, shop, messages, isComplete }: Sources,
  dist: string,
): Promise<void> {
  const warnings = await writeOwnPictures(
    resolve(folder, 'pictures'),
    dist,
    resolve(dirname(siteFacts), 'pictures'),
    isDraft ? draftSizes : undefined,
  )
  for (const warning of warnings) console.warn(warning)
  if (mode === 'development') return
  report('Drawing share cards')
  // Imported late: it imports React, which reads the mode as it loads.
  const { writeSocialPictures } = await import('./pages/social-pictures.ts')
  await writeSocialPictures(dist, {
    productIds: isComplete ? products.map(({ id }) => id) : [],
    catalogue,
    shop,
    texts: (await loadMessages(messages.locale, folder)).social,
    cache: resolve(dirname(siteFacts), 'social'),
  })
}

/** Returns the template that Vite wrote. */
async function bundle({
  release,
  ...bundled
}: Bundled & { readonly release: ReleasePaths }): Promise<string> {
  const { dist } = release
  // Not emptied: it is new, and receives the share cards meanwhile.
  await bundleWith(bundled, { outDir: dist, emptyOutDir: false, copyPublicDir: false })
  const shell = minifyPage(await readFile(resolve(dist, 'src/app/index.html'), 'utf8'))
  await rm(resolve(dist, 'src'), { recursive: true })
  await rename(resolve(dist, '.vite/manifest.json'), release.manifest)
  await rm(resolve(dist, '.vite'), { recursive: true })
  return shell
}

const prerendererSource = 'scripts/pages/write-part.ts'

/** Returns the path of the built module. */
async function bundlePrerenderer({
  folder,
  ...bundled
}: Bundled & { readonly folder: string }): Promise<string> {
  const outDir = resolve(folder, 'prerenderer')
  await bundleWith(bundled, {
    ssr: prerendererSource,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: prerendererSource, output: { codeSplitting: true } },
  })
  return resolve(outDir, 'write-part.js')
}

if (isMain(import.meta.url)) {
  try {
    await buildSite({ ...paths, mode: 'production' })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
