import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ShopParts } from '#shop.types.ts'
import { orderPage, pages, pagesWith, unknownPage } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { pageFile } from '../pages/page-files.ts'

/** A file that the service worker precaches; `revision` is null where the name contains a hash of the content. */
export interface PrecacheEntry {
  /** Path relative to `dist`. */
  readonly file: string
  readonly url: string
  readonly revision: string | null
}

/** Pages that the shop needs offline; the last one can render any address. */
const neededPages = new Map<string, string>([
  ...pages.map((path) => [pageFile(path), path] as const),
  [unknownPage.slice(1), unknownPage],
])

const pageOfFile = new Map([...neededPages, [pageFile(orderPage), orderPage]])

/** Whether a file is an icon of the shop. */
export const isIcon = (file: string): boolean =>
  /^(?:favicon|icon|apple-touch-icon)[\w-]*\.(?:ico|svg|png)$/.test(file)

const isManifest = (file: string) => /^[\w-]+\.webmanifest$/.test(file)

/** The fonts that every page uses; the other files have rarer letters. */
function findFonts(html: string): string[] {
  return Array.from(html.matchAll(/href="[^"]*\/(assets\/[^"]+\.woff2)"/g), ([, file = '']) => file)
}

/**
 * Selects the files of `dist` that the shop needs to open and search offline: scripts and styles (lazy ones too),
 * prepared answers, the fonts of every page, the list pages, the page for unknown addresses, and icons. Product
 * pages are left out: an embedded catalogue is in the scripts, and one in files or behind a service needs a network.
 * Images are left out because of their size.
 */
export function choosePrecached(files: readonly string[], homePage: string): string[] {
  const fonts = new Set(findFonts(homePage))
  return files
    .filter(
      (file) =>
        /^assets\/.+\.(?:js|css|htm)$/.test(file) ||
        fonts.has(file) ||
        pageOfFile.has(file) ||
        isIcon(file) ||
        isManifest(file),
    )
    .toSorted()
}

/** The addresses of all precached files. Throws where a page is missing. */
export async function listPrecached(
  dist: string,
  base: string,
  parts: Pick<ShopParts, 'compare' | 'accessibility'>,
): Promise<PrecacheEntry[]> {
  const names = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const chosen = choosePrecached(names, await readFile(resolve(dist, 'index.html'), 'utf8'))
  for (const page of [...pagesWith(parts).map(pageFile), unknownPage.slice(1)])
    if (!chosen.includes(page)) throw new Error(`There is no ${page}.`)
  return Promise.all(
    chosen.map(async (file) => ({
      file,
      url: sitePath(pageOfFile.get(file) ?? `/${file}`, base),
      revision: file.startsWith('assets/') ? null : await hashFile(resolve(dist, file)),
    })),
  )
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
}
