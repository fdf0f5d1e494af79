import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { dehydratePage } from '#app/page-data.ts'
import {
  type LoadedPage,
  loadPage,
  prerenderPage,
  type PrerenderedPage,
  renderPage,
} from '#app/prerender.tsx'
import { chunkNamed, entryOf, filesOf } from './manifest.ts'
import { chunksOfRoute, firstPicturesOf, widePicturesOf } from './page-parts.ts'
import { findInlineScripts, findInlineStyles, hashInline } from './inline-scripts.ts'
import { answerHtml, preparedQueriesOf, writeAnswer } from './page-answers.ts'
import { openPageCache } from './page-cache.ts'
import { pageHtml } from './page-html.ts'
import type { PagePart, PartOfPages, PartWritten } from './write-pages.ts'

/*
 * Prerenders some of the shop's pages, in a thread that `write-pages.ts` starts. Bundled with the pages' own code, so that
 * the thread needs no loader.
 */

// The thread is started with exactly this.
// oxlint-disable-next-line typescript/no-unsafe-assignment
const { site, pages, cacheFolder, cacheKey }: PartOfPages = workerData
const { dist, template, scriptHashes, manifest, categories, hasHeroPicture, base, language } = site

/** The fonts of the first render, by their file names (`scripts/fonts.ts`, `scripts/look/look-fonts.ts`). */
const firstFonts = /^assets\/[\w-]+-shop-[\w-]+\.woff2$/

/** The entry's own stylesheet first: it declares the order of the layers. */
function orderStyles(styles: readonly string[]): string[] {
  const own = manifest[entryOf(manifest)]?.css ?? []
  return [...own, ...styles.filter((style) => !own.includes(style))]
}

/** What all pages of a route have in common. */
interface RouteFiles {
  readonly scripts: readonly string[]
  readonly styleParts: readonly string[]
  /** The content of these, inlined: on a slow connection it arrives with the HTML, a round trip before any file. */
  readonly style: string
}

async function findRouteFiles(route: string): Promise<RouteFiles> {
  const { page, parts } = chunksOfRoute(route)
  const filesOfChunks = (names: readonly string[]) =>
    filesOf(
      manifest,
      names.map((name) => chunkNamed(manifest, name)),
    )
  const { scripts } = filesOfChunks(['shop', page])
  const styleParts = orderStyles(filesOfChunks(['shop', page, ...parts]).styles)
  const styles = await Promise.all(styleParts.map((file) => readFile(resolve(dist, file), 'utf8')))
  return { scripts, styleParts, style: styles.join('') }
}

const filesOfRoute = new Map<string, RouteFiles>()
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => firstFonts.test(file))

async function writeAnswers(path: string, plain: PrerenderedPage): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const search of preparedQueriesOf(categories))
    answers[search] = await writeAnswer(
      dist,
      answerHtml(search, await prerenderPage(path + search), plain, language),
    )
  return answers
}

/** Throws for a page with an inline script or style that is not known: the policy would not allow it. */
function rejectUnknown(html: string, style: string, file: string): void {
  const script = findInlineScripts(html).find((text) => !scriptHashes.includes(hashInline(text)))
  const stray = script ?? findInlineStyles(html).find((text) => text !== style)
  if (stray !== undefined)
    throw new Error(`${file} has an inline script or style that its template has not:\n${stray}`)
}

const cache = await openPageCache(cacheFolder, cacheKey)

async function routeFiles(route: string): Promise<RouteFiles> {
  const files = filesOfRoute.get(route) ?? (await findRouteFiles(route))
  filesOfRoute.set(route, files)
  return files
}

async function renderHtml(part: PagePart, shared: RouteFiles, loaded: LoadedPage): Promise<string> {
  const { path, file, route, hasAnswers, alternates } = part
  const page = await renderPage(loaded)
  const html = pageHtml(template, path, page, {
    ...shared,
    fonts,
    base,
    alternates,
    pictures: firstPicturesOf(route, { base: import.meta.env.SHOP_BASE, hasHeroPicture }),
    laterPictures: widePicturesOf(route, page.markup),
    answers: hasAnswers && (await writeAnswers(path, page)),
  })
  rejectUnknown(html, shared.style, file)
  return html
}

async function writePage(part: PagePart): Promise<void> {
  const loaded = await loadPage(part.path === '*' ? '/404' : part.path)
  const shared = await routeFiles(part.route)
  const render = () => renderHtml(part, shared, loaded)
  const target = resolve(dist, part.file)
  await mkdir(dirname(target), { recursive: true })
  // A product's page follows from what its loader has found. Other pages are few, and may write answers.
  if (part.productId === undefined) await writeFile(target, await render())
  else
    await cache.write(
      target,
      { part, data: dehydratePage(loaded.router.options.context.queryClient) },
      render,
    )
}

for (const page of pages) await writePage(page)
const written: PartWritten = {
  styleHashes: [...filesOfRoute.values()].map(({ style }) => hashInline(style)),
  cached: cache.used,
}
// Threads have no origins.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(written)
