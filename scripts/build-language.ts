import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { factsFile } from '../src/catalogue/files/file-names.ts'
import { hasOtherProducts } from './catalogue/product-pages.ts'
import type { ShopSource } from './shop-source.ts'
import { loadMessages } from './messages/compile-messages.ts'
import type { SiteLanguage } from './pages/alternates.ts'
import { writeFallbackPage } from './pages/fallback-page.ts'
import { findInlineScripts, hashInline } from './pages/inline-scripts.ts'
import { minifyPage } from './pages/minify-page.ts'
import { writeManifest } from './pages/site-texts.ts'
import { type Page, writePages } from './pages/write-pages.ts'
import { isIcon } from './release/precache-list.ts'
import type { ReleasePaths } from './release/release.ts'
import { buildServiceWorker } from './release/service-worker.ts'
import { manifestSchema } from './pages/manifest.ts'
import { findBundles } from './vite/bundles.ts'

/** React has two builds: the development build warns, and is for tests. */
export type BuildMode = 'production' | 'development'

/** A shop in one language, with the addresses of its pages. */
export interface LanguageSource extends ShopSource, SiteLanguage {
  readonly base: string
  readonly allPages: readonly Page[]
  /** Whether product pages have all files: see `allProductFiles` in `src/shop.types.ts`. */
  readonly isComplete: boolean
}

export type Languages = readonly [main: LanguageSource, ...others: LanguageSource[]]

/** Prints one line at the start of each step. */
export const report = (step: string) => console.log(`  ${step}`)

export interface BuiltLanguage {
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
  /** The folder for what later builds use; absolute. */
  readonly cache: string
}

/** Builds the shop in one language: the pages, their files and their service worker. */
export async function makeLanguage(
  mode: BuildMode,
  source: LanguageSource,
  { languages, release, folder: temporary, cache }: WholeSite,
): Promise<BuiltLanguage> {
  const { catalogue, products, allPages, files, messages, base, siteAddress, language, isComplete } = source
  const [main, ...others] = languages
  const isFirst = source === main
  const folder = isFirst ? temporary : resolve(temporary, language.folder)
  const dist = resolve(release.dist, language.folder)
  const manifest = isFirst ? release.manifest : resolve(folder, 'manifest.json')
  if (languages.length > 1) report(`In the language ${language.tag}`)
  const texts = (await loadMessages(messages.locale, source.folder)).pages
  const define = {
    'import.meta.env.SITE_URL': JSON.stringify(siteAddress),
    'import.meta.env.SHOP_URL': JSON.stringify(main.siteAddress),
  }
  const bundles = await findBundles(
    resolve(cache, isFirst ? 'bundles' : `bundles-${language.tag}`),
    { mode, define, source },
    report,
  )
  await cp(bundles.site, dist, { recursive: true })
  await mkdir(dirname(manifest), { recursive: true })
  await copyFile(bundles.manifest, manifest)
  const template = minifyPage(await readFile(bundles.template, 'utf8'))
  if (!isFirst) await shareFiles(release.dist, dist)
  report('Prerendering pages')
  const scriptHashes = findInlineScripts(template).map(hashInline)
  const { files: pages, styleHashes } = await writePages({
    dist,
    template,
    scriptHashes,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(manifest, 'utf8'))),
    prerenderer: bundles.prerenderer,
    products,
    allPages,
    categories: catalogue.head.categories,
    hasHeroPicture: catalogue.hasHeroPicture,
    base,
    language: messages,
    texts,
    hasRedirectPages: isComplete,
    languages: others.length > 0 ? languages : [],
    cache: resolve(cache, isFirst ? 'pages' : `pages-${language.tag}`),
  })
  if (hasOtherProducts(catalogue, products)) pages.push(await writeFallbackPage(dist))
  if (files) {
    const folderOfVersion = resolve(dist, 'catalogue', files.version)
    await cp(files.folder, folderOfVersion, { recursive: true })
    await rename(resolve(folderOfVersion, factsFile), resolve(dist, factsFile))
  }
  await writeManifest(dist, base, {
    shop: source.shop,
    language: messages,
    texts,
    hasSaved: source.layout.parts.saved,
    palette: source.look.light,
  })
  if (mode !== 'production') return { pages, scriptHashes, styleHashes, reportPrecached: undefined }
  report('Building the service worker')
  const reportPrecached = await buildServiceWorker(dist, {
    base,
    shopBase: main.base,
    others: isFirst ? others.map((one) => one.base) : [],
    messages,
    parts: source.layout.parts,
    textPages: source.textPages,
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
