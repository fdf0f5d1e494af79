import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { findInlineScripts, hashScript } from './inline-scripts.ts'
import { isMain } from './is-main.ts'
import { manifestSchema } from './measure-route.ts'
import { places } from './places.ts'
import { findProductIds } from './product-ids.ts'
import { writeSiteFacts } from './site-facts.ts'
import { writePages } from './write-pages.ts'

/** Builds the whole shop into `dist`, ready for any static host. */
export async function buildSite(): Promise<void> {
  const startedAt = performance.now()
  const { dist } = places
  // A server that is running sees by this that `dist` is about to change, and asks its visitors to wait.
  await rm(places.siteFacts, { force: true })

  await build({
    root: places.root,
    logLevel: 'warn',
    // Advice on slow plugins is for who works on the build, not for who starts the shop.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  const shell = await readFile(resolve(dist, 'src/app/index.html'), 'utf8')
  await rm(resolve(dist, 'src'), { recursive: true })
  await mkdir(places.cache, { recursive: true })
  await rename(resolve(dist, '.vite/manifest.json'), places.manifest)
  await rm(resolve(dist, '.vite'), { recursive: true })

  await build({
    root: places.root,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: places.prerenderer,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: 'src/app/prerender.tsx', output: { codeSplitting: true } },
    },
  })
  const pages = await writePages({
    dist,
    template: shell,
    manifest: v.parse(manifestSchema, JSON.parse(await readFile(places.manifest, 'utf8'))),
    prerenderer: resolve(places.prerenderer, 'prerender.js'),
    productIds: findProductIds(),
  })
  const scriptHashes = findInlineScripts(await readFile(places.template, 'utf8')).map(hashScript)
  await refuseStrayScripts(pages, scriptHashes)
  await compressFolder(dist)
  await writeSiteFacts(places.siteFacts, { scriptHashes })

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pages.length} pages in ${seconds} s.`)
}

/** The policy admits the template's own script only: a page with another would be broken where it is enforced. */
async function refuseStrayScripts(pages: readonly string[], scriptHashes: readonly string[]): Promise<void> {
  for (const page of pages) {
    const scripts = findInlineScripts(await readFile(page, 'utf8'))
    const stray = scripts.find((text) => !scriptHashes.includes(hashScript(text)))
    if (stray !== undefined)
      throw new Error(`${page} has an inline script that its template has not:\n${stray}`)
  }
}

if (isMain(import.meta.url)) await buildSite()
