import type { PrerenderedPage } from '#app/prerender.tsx'
import type { Category } from '#catalogue/head/catalogue-head.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages, unknownPage } from '#site/pages.ts'
import { chunkNamed, entryOf, filesOf, type Manifest } from '../vite/measure-route.ts'
import { answerHtml, preparedQueriesOf, writeAnswer } from './page-answers.ts'
import { pageFile } from './page-files.ts'
import { pageHtml } from './page-html.ts'
import { chunksOfRoute, firstPicturesOf, widePicturesOf } from '../vite/page-parts.ts'
import type { ProductPage } from './product-pages.ts'
import { writeRedirects } from './redirect-pages.ts'

export interface Site {
  /** Folder that is served; absolute. */
  readonly dist: string
  /** The template as Vite wrote it, with the entry's scripts and styles. */
  readonly template: string
  readonly manifest: Manifest
  /** The built `src/app/prerender.tsx`; absolute. */
  readonly prerenderer: string
  readonly products: readonly ProductPage[]
  readonly categories: readonly Category[]
  readonly hasHeroPicture: boolean
  readonly base: string
}

interface Page {
  /** '*' means every address without a page of its own. */
  readonly path: string
  readonly file: string
  readonly route: string
  /** True for a page with `noindex`, which the sitemap leaves out. */
  readonly isUnlisted?: true
  /** True for a page that is often bookmarked with a category. */
  readonly hasAnswers?: true
}

const traits: Readonly<Record<(typeof pages)[number], Pick<Page, 'hasAnswers' | 'isUnlisted'>>> = {
  '/': { hasAnswers: true },
  '/products': { hasAnswers: true },
  '/compare': { isUnlisted: true },
  '/accessibility': {},
}

/** Every page that a static host needs, for addresses without an extension: `/product/12`. */
export function listPages(products: readonly ProductPage[]): Page[] {
  return [
    ...pages.map((path) => ({
      path,
      file: pageFile(path),
      route: `routes/${path === '/' ? 'index' : path.slice(1)}.tsx`,
      ...traits[path],
    })),
    ...products.map(({ path }) => ({
      path,
      file: pageFile(path),
      route: 'routes/product.$id.tsx',
    })),
    { path: '*', file: unknownPage.slice(1), route: 'routes/__root.tsx' },
  ]
}

/** The fonts of the first render, by their file names. */
const firstFonts = /^assets\/(?:bricolage-grotesque|instrument-sans)-shop-.*\.woff2$/

/** The entry's own stylesheet first: it declares the order of the layers. */
function orderStyles(manifest: Manifest, styles: readonly string[]): string[] {
  const own = manifest[entryOf(manifest)]?.css ?? []
  return [...own, ...styles.filter((style) => !own.includes(style))]
}

/** Prerenders every page into `dist`. Returns their files. Throws where a page fails or the template does not match. */
export async function writePages({
  dist,
  template,
  manifest,
  prerenderer,
  products,
  categories,
  hasHeroPicture,
  base,
}: Site): Promise<string[]> {
  // TypeScript cannot type a module at a computed address; the build has just made it from that very file.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { prerenderPage }: typeof import('#app/prerender.tsx') = await import(pathToFileURL(prerenderer).href)
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => firstFonts.test(file))
  const written: string[] = []
  const answer = async (path: string, search: string, plain: PrerenderedPage) =>
    writeAnswer(dist, answerHtml(search, await prerenderPage(path + search), plain))
  for (const { path, file, route, hasAnswers } of listPages(products)) {
    const { page: pageChunk, parts: partChunks } = chunksOfRoute(route)
    const filesOfChunks = (names: readonly string[]) =>
      filesOf(
        manifest,
        names.map((name) => chunkNamed(manifest, name)),
      )
    const { scripts } = filesOfChunks(['shop', pageChunk])
    const { styles } = filesOfChunks(['shop', pageChunk, ...partChunks])
    const page = await prerenderPage(path === '*' ? '/404' : path)
    const answers: Record<string, string> = {}
    if (hasAnswers)
      for (const search of preparedQueriesOf(categories)) answers[search] = await answer(path, search, page)
    const parts = orderStyles(manifest, styles)
    const html = pageHtml(template, path, page, {
      scripts,
      style: await joinStyles(dist, parts),
      styleParts: parts,
      fonts,
      base,
      pictures: firstPicturesOf(route, { base, hasHeroPicture }),
      laterPictures: widePicturesOf(route, page.markup),
      answers: hasAnswers && answers,
    })
    const target = resolve(dist, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, html)
    written.push(target)
  }
  await writeRedirects(dist, base, products)
  return written
}

/**
 * Joins the CSS rules that a page needs for its first render, to be inlined: on a slow connection they arrive with
 * the HTML, a round trip before any file. `styles` are files of `dist` in the order of the cascade. Throws for rules
 * that would close the style element.
 */
export async function joinStyles(dist: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(resolve(dist, file), 'utf8')))
  const joined = texts.join('')
  if (/<\/style/i.test(joined)) throw new Error("A stylesheet holds '</style': it cannot be in a page.")
  return joined
}
