import type { PrerenderedPage } from '#app/prerender.tsx'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages, productPath, unknownPage } from '#site/pages.ts'
import { chunkNamed, entryOf, filesOf, type Manifest } from './measure-route.ts'
import { answerHtml, askedSearches, writeAnswer } from './page-answers.ts'
import { pageFile } from './page-files.ts'
import { pageHtml } from './page-html.ts'
import { chunksOfRoute, firstPicturesOf } from './page-parts.ts'
import { joinStyles } from './page-styles.ts'

export interface Site {
  /** Folder that is served; absolute. */
  readonly dist: string
  /** The template as Vite left it, with the entry's scripts and styles. */
  readonly template: string
  readonly manifest: Manifest
  /** The built `src/app/prerender.tsx`; absolute. */
  readonly prerenderer: string
  /** Products that have a page. */
  readonly productIds: readonly number[]
  readonly base: string
}

interface Page {
  /** '*' is every address that has no page of its own. */
  readonly path: string
  readonly file: string
  readonly route: string
  /** Not for the sitemap: the page bars search engines. */
  readonly isUnlisted?: true
  /** It is bookmarked with a category. */
  readonly isAsked?: true
}

const traits: Readonly<Record<(typeof pages)[number], Pick<Page, 'isAsked' | 'isUnlisted'>>> = {
  '/': { isAsked: true },
  '/products': { isAsked: true },
  '/compare': { isUnlisted: true },
  '/accessibility': {},
}

/** Every page that a static host needs, for addresses without an ending: `/product/12`. */
export function listPages(productIds: readonly number[]): Page[] {
  return [
    ...pages.map((path) => ({
      path,
      file: pageFile(path),
      route: `routes/${path === '/' ? 'index' : path.slice(1)}.tsx`,
      ...traits[path],
    })),
    ...productIds.map(productPath).map((path) => ({
      path,
      file: pageFile(path),
      route: 'routes/product.$id.tsx',
    })),
    { path: '*', file: unknownPage.slice(1), route: 'routes/__root.tsx' },
  ]
}

/** What answers a query: the browser would find it only once the script runs. */
const askedFor = 'catalogue'

/** The faces of the first picture, by the names of their files. */
const firstFonts = /^assets\/(?:bricolage-grotesque|instrument-sans)-shop-.*\.woff2$/

/** The entry's own stylesheet first: it declares the order of the layers. */
function orderStyles(manifest: Manifest, styles: readonly string[]): string[] {
  const own = manifest[entryOf(manifest)]?.css ?? []
  return [...own, ...styles.filter((style) => !own.includes(style))]
}

/** Prerenders every page into `dist`; returns their files. Throws for a page that fails or a template that does not fit. */
export async function writePages({
  dist,
  template,
  manifest,
  prerenderer,
  productIds,
  base,
}: Site): Promise<string[]> {
  // Built a moment ago from that very file: TypeScript cannot know what stands at a computed address.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { prerenderPage }: typeof import('#app/prerender.tsx') = await import(pathToFileURL(prerenderer).href)
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => firstFonts.test(file))
  const written: string[] = []
  const answer = async (path: string, search: string, plain: PrerenderedPage) =>
    writeAnswer(dist, answerHtml(search, await prerenderPage(path + search), plain))
  for (const { path, file, route, isAsked } of listPages(productIds)) {
    const { page: pageChunk, parts: partChunks } = chunksOfRoute(route)
    const filesOfChunks = (names: readonly string[]) =>
      filesOf(
        manifest,
        names.map((name) => chunkNamed(manifest, name)),
      )
    const { scripts } = filesOfChunks(['shop', pageChunk])
    const { styles } = filesOfChunks(['shop', pageChunk, ...partChunks])
    const asked = filesOfChunks([askedFor]).scripts.filter((script) => !scripts.includes(script))
    const page = await prerenderPage(path === '*' ? '/404' : path)
    const answers: Record<string, string> = {}
    if (isAsked) for (const search of askedSearches) answers[search] = await answer(path, search, page)
    const parts = orderStyles(manifest, styles)
    const html = pageHtml(template, path, page, {
      scripts,
      asked,
      style: await joinStyles(dist, parts),
      styleParts: parts,
      fonts,
      base,
      pictures: firstPicturesOf(route, base),
      answers: isAsked && answers,
    })
    const target = resolve(dist, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, html)
    written.push(target)
  }
  return written
}
