import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { unknownPage } from '../../src/site/pages.ts'
import { sitePath } from '../../src/site/path.ts'
import { safeText } from '../../src/head/safe-text.ts'
import { type DocumentLanguage, languageAttributes } from '../messages/document-language.ts'
import { pageFile } from './page-files.ts'
import type { ProductPage } from '../catalogue/product-pages.ts'

/** A path that a product had before it got a slug, and its own; both as in an address, from the top of the host. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

interface RedirectSource {
  readonly base: string
  readonly language: DocumentLanguage
  readonly texts: MessageRooms['pages']
}

/**
 * A page that leads to another path of the shop at once, without a script: search engines read it as a permanent
 * redirect, and every static host can serve it. An escaped path contains no character of HTML. A query is lost.
 */
const redirectHtml = (address: string, { language, texts }: RedirectSource): string =>
  `<!doctype html><html ${languageAttributes(language)}><meta charset="utf-8"><title>${safeText(texts.moved)}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${safeText(texts.movedLink)}</a></html>`

/** The redirects of all products whose page has a slug: `/product/1` stays an address. */
export const redirectsOf = (products: readonly ProductPage[], base: string): Redirect[] =>
  products.flatMap(({ path, oldPath }) =>
    oldPath === null ? [] : [{ from: sitePath(oldPath, base), to: sitePath(path, base) }],
  )

/** Cloudflare Pages reads so many lines without a pattern. */
const mostLines = 2000

/**
 * `_redirects` for Cloudflare Pages and Netlify: status 301 for the paths without a slug. Netlify sends the pages of
 * `writeRedirects` instead, since they exist. It also needs to be told of each language's 404 page, which Cloudflare
 * finds itself. The owner's lines stand between: the first line that matches counts, and Cloudflare reads fewer of those
 * that follow a pattern. Null where there is nothing to redirect.
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  languageBases: readonly string[] = [],
  ownLines: readonly string[] = [],
): string | null {
  const most = mostLines - languageBases.length - ownLines.length
  const lines = [
    ...redirects.slice(0, Math.max(most, 0)).map(({ from, to }) => `${from} ${to} 301`),
    ...ownLines,
    ...languageBases.map((base) => `${base}* ${sitePath(unknownPage, base)} 404`),
  ]
  return lines.length === 0 ? null : `${lines.join('\n')}\n`
}

/** Writes a redirect for every product whose page has a slug: `/product/1` stays an address. */
export async function writeRedirects(
  dist: string,
  products: readonly ProductPage[],
  source: RedirectSource,
): Promise<void> {
  for (const { path, oldPath } of products) {
    if (oldPath === null) continue
    const target = resolve(dist, pageFile(oldPath))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, redirectHtml(sitePath(path, source.base), source))
  }
}
