// First: the bundler reads the setting as it loads.
import './return-memory.ts'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { compressFolder } from './release/compress.ts'
import { copyPublic } from './pages/copy-public.ts'
import { loadMessages } from './messages/compile-messages.ts'
import type { SiteLanguage } from './pages/alternates.ts'
import { pageFile } from './pages/page-files.ts'
import { writeFallbackPage } from './pages/fallback-page.ts'
import { namedFiles } from './serve/headers.ts'
import { writeHostingFiles } from './serve/hosting-files.ts'
import { findImageOrigins } from './catalogue/image-origins.ts'
import { findInlineScripts, hashInline } from './pages/inline-scripts.ts'
import { minifyPage } from './pages/minify-page.ts'
import { filesIn } from './files-in.ts'
import { isMain } from './is-main.ts'
import { manifestSchema } from './vite/measure-route.ts'
import { draftSizes, writeOwnPictures } from './catalogue/own-pictures.ts'
import { paths } from './paths.ts'
import { findProductPages, hasAllFiles, hasOtherProducts } from './catalogue/product-pages.ts'
import { redirectsOf } from './pages/redirect-pages.ts'
import { isIcon } from './release/precache-list.ts'
import { buildRelease, type ReleasePaths } from './release/release.ts'
import { writeSbom } from './release/sbom.ts'
import { buildServiceWorker } from './release/service-worker.ts'
import { readShopSources, type ShopSource } from './shop-source.ts'
import { baseOf, readSiteAddress } from './site-address.ts'
import type { SiteFacts } from './pages/site-facts.ts'
import { writeManifest, writeSiteTexts } from './pages/site-texts.ts'
import { createViteConfig } from './vite/vite-config.ts'
import { listPages, type Page, writePages } from './pages/write-pages.ts'
import { canOrder, connectOriginsOf } from './catalogue/shop-checkout.ts'

export interface BuildTarget extends ReleasePaths {
  /** React has two builds: the development build warns, and is for tests. */
  readonly mode: 'production' | 'development'
  readonly siteFacts: string
  /** Ids of the products that get a page; all where it is missing. */
  readonly productIds?: readonly number[]
  /** True for a shop that only tests open: nothing is compressed, and the catalogue's own images are small. */
  readonly isDraft?: boolean
}

/** Builds the whole shop into `dist`, ready for any static host. Where a step fails, `dist` does not change. */
export async function buildSite(target: BuildTarget): Promise<void> {
  const startedAt = performance.now()
  // React reads this variable, here and in the pages: the caller's environment must not set it.
  process.env['NODE_ENV'] = target.mode
  report('Reading the catalogue')
  const [main, ...others] = await readShopSources()
  const languages = [withPages(main, target), ...others.map((source) => withPages(source, target))] as const
  await buildRelease(target, (release, folder) => makeSite(target, languages, release, folder))
  const pages = languages.flatMap(({ allPages }) => allPages)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pages.length} pages in ${seconds} s.`)
  if (target.mode === 'production' && !target.isDraft)
    await writeSbom(resolve(dirname(target.siteFacts), 'sbom.json'))
}

/** Prints one line at the start of each step. */
const report = (step: string) => console.log(`  ${step}`)

/** A shop in one language, with the addresses of its pages. */
interface LanguageSource extends ShopSource, SiteLanguage {
  readonly base: string
  readonly allPages: readonly Page[]
  /** Whether product pages have all files: see `allProductFiles` in `src/shop.types.ts`. */
  readonly isComplete: boolean
}

type Languages = readonly [main: LanguageSource, ...others: LanguageSource[]]

function withPages(source: ShopSource, { productIds }: BuildTarget): LanguageSource {
  const { catalogue, shop, language, textPages } = source
  const products = findProductPages(catalogue, shop.prerenderedProducts, productIds)
  const shopAddress = readSiteAddress(process.env['SITE_URL'], shop.siteUrl)
  const siteAddress = `${shopAddress}/${language.folder}`.slice(0, -1)
  return {
    ...source,
    tag: language.tag,
    siteAddress,
    base: baseOf(siteAddress),
    products,
    allPages: listPages(products, textPages, canOrder(shop)),
    isComplete: hasAllFiles(products, shop),
  }
}

async function makeSite(
  target: BuildTarget,
  languages: Languages,
  release: ReleasePaths,
  folder: string,
): Promise<SiteFacts> {
  const [main, ...others] = languages
  const { catalogue, shop, siteAddress, base } = main
  const { dist } = release

  // The catalogue's own files replace the project's.
  for (const owner of [paths.root, main.folder])
    for (const name of await copyPublic(resolve(owner, 'public'), dist))
      console.warn(`public/${name} is left out: names that begin with a dot are not published.`)
  const ownFiles = await filesIn(dist)
  // Beside all other steps, which leave a second core idle for half of their time.
  const pictures = drawPictures(target, languages, dist)
  // The build awaits it at the end: until then an error of another step has priority.
  pictures.catch(() => undefined)
  const built: BuiltLanguage[] = []
  for (const source of languages)
    built.push(await makeLanguage(target, source, { languages, release, folder }))
  await writeSiteTexts(dist, languages)
  if (!target.isDraft) {
    report('Compressing')
    await compressFolder(dist, resolve(dirname(target.siteFacts), 'compressed'), main.isComplete)
  }
  for (const { reportPrecached } of built) await reportPrecached?.()
  await pictures
  const names = await filesIn(dist)
  const builtPages = new Set([
    ...built.flatMap(({ pages }) => pages).map((page) => relative(dist, page).replaceAll('\\', '/')),
    ...main.products.flatMap(({ oldPath }) => oldPath ?? []).map(pageFile),
  ])
  const ownPages = ownFiles.filter((file) => file.endsWith('.html') && !builtPages.has(file))
  const redirects = languages.flatMap((one) => redirectsOf(one.products, one.base))
  const folders = others.map(({ language }) => language.folder)
  const sources = {
    base,
    folders,
    scriptHashes: union(built.map(({ scriptHashes }) => scriptHashes)),
    styleHashes: union(built.map(({ styleHashes }) => styleHashes)),
    imageOrigins: findImageOrigins(catalogue.products, catalogue.head.categories),
    connectOrigins: connectOriginsOf(shop, catalogue.serviceUrl),
  }
  await writeHostingFiles({
    dist,
    sources,
    siteAddress,
    files: names,
    ownPages,
    redirects,
    folder: release.hosting,
  })
  return { ...sources, files: namedFiles(names, folders), ownPages, redirects, name: shop.name }
}

const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

interface BuiltLanguage {
  /** Its pages' files; absolute. */
  readonly pages: readonly string[]
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly reportPrecached: (() => Promise<void>) | undefined
}

interface WholeSite {
  readonly languages: Languages
  readonly release: ReleasePaths
  /** For files of the build that are not released; absolute. */
  readonly folder: string
}

/** Builds the shop in one language: the pages, their files and their service worker. */
async function makeLanguage(
  { mode }: BuildTarget,
  source: LanguageSource,
  { languages, release, folder: temporary }: WholeSite,
): Promise<BuiltLanguage> {
  const { catalogue, products, allPages, files, messages, base, siteAddress, language, isComplete } = source
  const [main, ...others] = languages
  const isMain = source === main
  const folder = isMain ? temporary : resolve(temporary, language.folder)
  const dist = resolve(release.dist, language.folder)
  const manifest = isMain ? release.manifest : resolve(folder, 'manifest.json')
  if (languages.length > 1) report(`In the language ${language.tag}`)
  const texts = (await loadMessages(messages.locale, source.folder)).pages
  const define = {
    'import.meta.env.SITE_URL': JSON.stringify(siteAddress),
    'import.meta.env.SHOP_URL': JSON.stringify(main.siteAddress),
  }
  report('Bundling scripts and styles')
  const shell = await bundle({ mode, define, source, dist, manifest })
  if (!isMain) await shareFiles(release.dist, dist)
  report('Bundling the prerenderer')
  const prerenderer = await bundlePrerenderer({ mode, define, source, folder })
  report('Prerendering pages')
  const scriptHashes = findInlineScripts(shell).map(hashInline)
  const { files: pages, styleHashes } = await writePages({
    dist,
    template: shell,
    scriptHashes,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(manifest, 'utf8'))),
    prerenderer,
    products,
    allPages,
    categories: catalogue.head.categories,
    hasHeroPicture: catalogue.hasHeroPicture,
    base,
    language: messages,
    texts,
    hasRedirectPages: isComplete,
    languages: others.length > 0 ? languages : [],
  })
  if (hasOtherProducts(catalogue, products)) pages.push(await writeFallbackPage(dist))
  if (files) await cp(files.folder, resolve(dist, 'catalogue', files.version), { recursive: true })
  await writeManifest(dist, base, { shop: source.shop, language: messages, texts })
  if (mode !== 'production') return { pages, scriptHashes, styleHashes, reportPrecached: undefined }
  report('Building the service worker')
  const reportPrecached = await buildServiceWorker(dist, {
    base,
    shopBase: main.base,
    others: isMain ? others.map((one) => one.base) : [],
    messages,
  })
  return { pages, scriptHashes, styleHashes, reportPrecached }
}

/** All languages have the images of the first; each has its own icons, which its service worker keeps. */
async function shareFiles(shopDist: string, dist: string): Promise<void> {
  const placeholders = resolve(dist, 'pictures')
  if (existsSync(placeholders)) {
    await cp(placeholders, resolve(shopDist, 'pictures'), { recursive: true })
    await rm(placeholders, { recursive: true })
  }
  for (const file of await readdir(shopDist))
    if (isIcon(file)) await copyFile(resolve(shopDist, file), resolve(dist, file))
}

/** The catalogue's own images, and the share cards that contain them. */
async function drawPictures(
  { mode, siteFacts, isDraft }: BuildTarget,
  languages: Languages,
  dist: string,
): Promise<void> {
  const [main] = languages
  const warnings = await writeOwnPictures(
    resolve(main.folder, 'pictures'),
    dist,
    resolve(dirname(siteFacts), 'pictures'),
    isDraft ? draftSizes : undefined,
  )
  for (const warning of warnings) console.warn(warning)
  if (mode === 'development') return
  report('Drawing share cards')
  // Imported late: it imports React, which reads the mode as it loads.
  const { writeSocialPictures } = await import('./pages/social-pictures.ts')
  for (const { folder, catalogue, products, shop, messages, isComplete, language } of languages)
    await writeSocialPictures(dist, {
      productIds: isComplete ? products.map(({ id }) => id) : [],
      catalogue,
      shop,
      texts: (await loadMessages(messages.locale, folder)).social,
      cache: resolve(dirname(siteFacts), language.folder ? `social-${language.tag}` : 'social'),
      folder: resolve(dist, language.folder, 'social'),
    })
}

interface Bundled {
  readonly mode: BuildTarget['mode']
  readonly define: Readonly<Record<string, string>>
  readonly source: ShopSource
}

/** Builds with the shop's configuration, whose file would read the catalogue again. */
const bundleWith = ({ mode, define, source }: Bundled, options: NonNullable<InlineConfig['build']>) =>
  build(
    mergeConfig(createViteConfig(source, 'build'), {
      configFile: false,
      root: paths.root,
      mode,
      define,
      logLevel: 'warn',
      // No warnings about slow plugins.
      build: {
        ...options,
        rolldownOptions: { ...options.rolldownOptions, checks: { bundlerTimings: false } },
      },
    }),
  )

/** Returns the template that Vite wrote. */
async function bundle({
  dist,
  manifest,
  ...bundled
}: Bundled & Pick<ReleasePaths, 'dist' | 'manifest'>): Promise<string> {
  // Not emptied: it is new, and receives the share cards meanwhile.
  await bundleWith(bundled, { outDir: dist, emptyOutDir: false, copyPublicDir: false })
  const shell = minifyPage(await readFile(resolve(dist, 'src/app/index.html'), 'utf8'))
  await rm(resolve(dist, 'src'), { recursive: true })
  await mkdir(dirname(manifest), { recursive: true })
  await rename(resolve(dist, '.vite/manifest.json'), manifest)
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
