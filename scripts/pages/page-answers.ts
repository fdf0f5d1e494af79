import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PrerenderedPage } from '#app/prerender.tsx'
import { stringifySearch } from '#address/search-params.ts'
import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import { attributeOf, templateId } from '../../src/device/document-protocol.ts'
import { safeAttribute, safeJson } from '#head/safe-text.ts'
import { type DocumentLanguage, languageAttributes } from '../messages/document-language.ts'

/** Every page that has answers lists them: more would make it heavy. */
const mostPrepared = 30

/**
 * The queries that the build prepares answers for, since they are the ones most often bookmarked: one category and
 * nothing else.
 */
export const preparedQueriesOf = (categories: readonly Category[]): readonly string[] =>
  categories
    .filter(({ isUnlisted }) => !isUnlisted)
    .slice(0, mostPrepared)
    .map(({ label }) => stringifySearch({ category: label }))

/** Hashes of answers by query; the boot script looks a query up here. */
export type Answers = Readonly<Record<string, string>>

/** Preloads of images; the answer is complete when its images are found. */
const preloads = /<link rel="preload"[^>]*>/g

/** Splits a page into the part before `main`, `main` itself, and the rest. Throws where there is not exactly one. */
function splitAtMain(markup: string): { before: string; main: string; after: string } {
  const [before, main, after, ...more] = markup.split(/(?=<main\b)|(?<=<\/main>)/)
  if (before === undefined || main === undefined || after === undefined || more.length > 0)
    throw new Error('A page whose query is answered has to have one <main>.')
  return { before, main, after }
}

/**
 * Returns the `main` and the data for the query `search`, which replace those of `plain`, the same page without a
 * query. Throws where the two pages differ in anything else.
 */
export function answerHtml(
  search: string,
  queried: PrerenderedPage,
  plain: PrerenderedPage,
  language: DocumentLanguage,
): string {
  const parts = splitAtMain(queried.markup)
  const { before, after } = splitAtMain(plain.markup)
  if (parts.before !== before || parts.after !== after)
    throw new Error(`${search} changes more of the page than its <main>.`)
  const data = `<script type="application/json" id="${templateId.data}">${safeJson(queried.data)}</script>`
  // Search engines find the page itself by the canonical address of the head. The file's last element shows that it is
  // complete.
  return `<!doctype html><html ${languageAttributes(language)} ${attributeOf('search')}="${safeAttribute(search)}"><meta charset="utf-8">${queried.head.replaceAll(preloads, '')}<body>${parts.main}${data}`
}

/** Writes an answer into `dist` as `assets/answer-HASH.htm`. Returns the hash of its content. */
export async function writeAnswer(dist: string, html: string): Promise<string> {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8)
  await writeFile(resolve(dist, `assets/answer-${hash}.htm`), html)
  return hash
}
