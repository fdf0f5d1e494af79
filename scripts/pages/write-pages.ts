import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ShopParts } from '#shop.types.ts'
import { categoryPages, orderPage, type pages, pagesWith, unknownPage } from '#site/pages.ts'
import { filesIn } from '../files-in.ts'
import type { DocumentLanguage } from '../messages/document-language.ts'
import type { Manifest } from './manifest.ts'
import { pageFile } from './page-files.ts'
import type { ProductPage } from '../catalogue/product-pages.ts'
import { type Alternate, createAlternates, type SiteLanguage } from './alternates.ts'
import { writeRedirects } from './redirect-pages.ts'

/** What the threads that write pages need of the shop. */
export interface PageSite {
  /** Folder that is served; absolute. */
  readonly dist: string
  /** The template as Vite wrote it, with the entry's scripts and styles. */
  readonly template: string
  /** Of the template's inline scripts: the policy allows no others. */
  readonly scriptHashes: readonly string[]
  readonly manifest: Manifest
  readonly categories: readonly Category[]
  readonly hasHeroPicture: boolean
  readonly base: string
  readonly language: DocumentLanguage
}

interface Site extends PageSite {
  /** The built `scripts/pages/write-part.ts`; absolute. */
  readonly prerenderer: string
  readonly products: readonly ProductPage[]
  readonly allPages: readonly Page[]
  /** Whether addresses without a slug have a page that leads to the product's own. */
  readonly hasRedirectPages: boolean
  readonly texts: MessageRooms['pages']
  /** A folder for pages of earlier builds; absolute. */
  readonly cache: string
  /** All languages of the shop; empty for one. */
  readonly languages: readonly SiteLanguage[]
}

/** What a thread gets. */
export interface PartOfPages {
  readonly site: PageSite
  readonly pages: readonly PagePart[]
  readonly cacheFolder: string
  readonly cacheKey: string
}

/** What a thread returns. */
export interface PartWritten {
  readonly styleHashes: readonly string[]
  /** Names of the files in the cache that it used. */
  readonly cached: readonly string[]
}

/** A page for the threads, with its form in each language. */
export interface PagePart extends Page {
  readonly alternates: readonly Alternate[]
}

export interface Page {
  /** '*' means every address without a page of its own. */
  readonly path: string
  readonly file: string
  readonly route: string
  /** True for a page with `noindex`, which the sitemap leaves out. */
  readonly isUnlisted?: true
  /** Of the product that the page is about. */
  readonly productId?: number
  /** True for a page that is often bookmarked with a category. */
  readonly hasAnswers?: true | undefined
}

const traits: Readonly<Record<(typeof pages)[number], Pick<Page, 'hasAnswers' | 'isUnlisted'>>> = {
  '/': { hasAnswers: true },
  '/products': { hasAnswers: true },
  '/compare': { isUnlisted: true },
  '/accessibility': {},
}

const productRoute = 'routes/product.$id.tsx'
const textRoute = 'src/text-pages/text-page-view.tsx'

interface ListedPages {
  readonly parts: Pick<ShopParts, 'compare' | 'accessibility'>
  readonly textPages?: readonly { readonly path: string }[]
  readonly categories?: readonly Pick<Category, 'path'>[]
  readonly hasOrderPage?: boolean
}

/** Every page that a static host needs, for addresses without an extension: `/product/12`. */
export function listPages(
  products: readonly ProductPage[],
  { parts, textPages = [], categories = [], hasOrderPage = false }: ListedPages,
): Page[] {
  const ofCategories = categories.flatMap(({ path }) =>
    path === undefined ? [] : [`${categoryPages}${encodeURI(path)}`],
  )
  return [
    ...pagesWith(parts).map((path) => ({
      path,
      file: pageFile(path),
      route: `routes/${path === '/' ? 'index' : path.slice(1)}.tsx`,
      ...traits[path],
      // There a category has a page of its own instead of an answer.
      ...(path === '/products' && ofCategories.length > 0 && { hasAnswers: undefined }),
    })),
    ...ofCategories.map((path) => ({ path, file: pageFile(path), route: 'routes/products.tsx' })),
    ...(hasOrderPage
      ? [{ path: orderPage, file: pageFile(orderPage), route: 'routes/order.tsx', isUnlisted: true as const }]
      : []),
    ...textPages.map(({ path }) => ({ path, file: pageFile(path), route: textRoute })),
    ...products.map(({ id, path }) => ({
      path,
      file: pageFile(path),
      route: productRoute,
      productId: id,
    })),
    { path: '*', file: unknownPage.slice(1), route: 'routes/__root.tsx' },
  ]
}

/** Product pages that are worth a thread, which starts in half a second. */
const leastPages = 50

/** Each thread takes 80 MB. */
const mostThreads = 4

/** Divides the pages between threads. The first has all that are no product's: only these read the whole catalogue. */
function partsOf(all: readonly Page[]): Page[][] {
  const isOfProduct = ({ route }: Page) => route === productRoute
  const products = all.filter(isOfProduct)
  const most = Math.min(availableParallelism(), mostThreads)
  const threads = Math.max(1, Math.min(most, Math.floor(products.length / leastPages)))
  return Array.from({ length: threads }, (_, thread) => [
    ...(thread === 0 ? all.filter((page) => !isOfProduct(page)) : []),
    ...products.filter((__, index) => index % threads === thread),
  ])
}

/** Of a thread: garbage of rendered pages is collected sooner than by default, which saves 60 MB at the peak. */
const youngMegabytes = 4

interface WrittenPages {
  /** The pages' files; absolute. */
  readonly files: string[]
  /** The hashes of their inline styles, sorted. */
  readonly styleHashes: string[]
}

/** Stands for everything that the pages of a build are made from, but for their data. */
async function keyOf(site: PageSite, prerenderer: string): Promise<string> {
  const folder = dirname(prerenderer)
  const scripts = (await filesIn(folder)).filter((file) => file.endsWith('.js')).toSorted()
  // Each build has a folder of its own.
  const hash = createHash('sha256').update(JSON.stringify({ ...site, dist: '' }))
  for (const file of scripts) hash.update(file).update(await readFile(resolve(folder, file)))
  return hash.digest('hex')
}

/**
 * Prerenders every page into `dist`; a product's page that an earlier build has made is kept. Throws where a page fails
 * or the template does not match.
 */
export async function writePages({
  prerenderer,
  products,
  allPages,
  hasRedirectPages,
  texts,
  languages,
  cache,
  ...site
}: Site): Promise<WrittenPages> {
  const alternatesOf = createAlternates(languages)
  await mkdir(cache, { recursive: true })
  const before = await readdir(cache)
  const cacheKey = await keyOf(site, prerenderer)
  const workers = partsOf(allPages).map(
    (part) =>
      new Worker(pathToFileURL(prerenderer), {
        workerData: {
          site,
          pages: part.map((page): PagePart => ({ ...page, alternates: alternatesOf(page) })),
          cacheFolder: cache,
          cacheKey,
        } satisfies PartOfPages,
        // It is plain JavaScript: the loader of this process would cost memory.
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
      }),
  )
  try {
    const messages = await Promise.all(workers.map((worker) => once(worker, 'message')))
    const written: readonly PartWritten[] = messages.flat()
    const used = new Set(written.flatMap(({ cached }) => cached))
    for (const name of before) if (!used.has(name)) await rm(resolve(cache, name))
    if (hasRedirectPages) await writeRedirects(site.dist, products, { ...site, texts })
    return {
      files: allPages.map(({ file }) => resolve(site.dist, file)),
      styleHashes: [...new Set(written.flatMap(({ styleHashes }) => styleHashes))].toSorted(),
    }
  } finally {
    // Where one fails, the others must not write into a folder that is about to be deleted.
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
