import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { writeHostingFiles } from './hosting.ts'
import { findInlineScripts, findInlineStyles, hashInline, minifyPage } from './inline-scripts.ts'
import { isMain } from './is-main.ts'
import { manifestSchema } from './measure-route.ts'
import { places } from './places.ts'
import { findProductIds } from './product-ids.ts'
import { buildServiceWorker } from './service-worker.ts'
import { readSiteAddress } from './site-address.ts'
import { writeSiteFacts } from './site-facts.ts'
import { writeSiteTexts } from './site-texts.ts'
import { listPages, writePages } from './write-pages.ts'

export interface BuildTarget {
  /** Which of React's builds: the one for development warns, and is for tests. */
  readonly mode: 'production' | 'development'
  /** Absolute paths, as in `places`. */
  readonly dist: string
  readonly manifest: string
  readonly prerenderer: string
  readonly siteFacts: string
  /** Products that get a page. */
  readonly productIds: readonly number[]
}

/** Builds the whole shop into `dist`, ready for any static host. */
export async function buildSite(target: BuildTarget): Promise<void> {
  const startedAt = performance.now()
  const { dist, mode, productIds } = target
  const siteAddress = readSiteAddress(process.env['SITE_URL'])
  const define = { 'import.meta.env.SITE_URL': JSON.stringify(siteAddress) }
  // Both React here and the one in the pages go by it; the environment must not choose.
  process.env['NODE_ENV'] = mode
  // A server that is running sees by this that `dist` is about to change, and asks its visitors to wait.
  await rm(target.siteFacts, { force: true })

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
  await mkdir(dirname(target.manifest), { recursive: true })
  await rename(resolve(dist, '.vite/manifest.json'), target.manifest)
  await rm(resolve(dist, '.vite'), { recursive: true })

  await build({
    root: places.root,
    mode,
    define,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: target.prerenderer,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: 'src/app/prerender.tsx', output: { codeSplitting: true } },
    },
  })
  const pages = await writePages({
    dist,
    template: shell,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(target.manifest, 'utf8'))),
    prerenderer: resolve(target.prerenderer, 'prerender.js'),
    productIds,
  })
  await writeSiteTexts(dist, siteAddress, listPages(productIds))
  const scriptHashes = findInlineScripts(shell).map(hashInline)
  await refuseStrayScripts(pages, scriptHashes)
  const hashes = { scriptHashes, styleHashes: await hashStyles(pages) }
  const tellPrecached = mode === 'production' ? await buildServiceWorker(dist) : undefined
  await compressFolder(dist, resolve(dirname(target.siteFacts), 'compressed'))
  await tellPrecached?.()
  // Later than the others: it brings React, which reads the mode when it comes.
  const { writeSocialPictures } = await import('./social-pictures.ts')
  if (mode === 'production') await writeSocialPictures(dist, productIds)
  const hosting = resolve(dirname(target.siteFacts), 'hosting')
  if (mode === 'production') await writeHostingFiles({ dist, hashes, siteAddress, folder: hosting })
  await writeSiteFacts(target.siteFacts, hashes)

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pages.length} pages in ${seconds} s.`)
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
