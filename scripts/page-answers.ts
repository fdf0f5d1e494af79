import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PrerenderedPage } from '#app/prerender.tsx'
import { stringifySearch } from '#address/search-params.ts'
import { categories } from '#catalogue/product.ts'
import { attributeOf, templateId } from '../src/device/page-marks.ts'
import { safeAttribute, safeJson } from './safe-text.ts'

/** What addresses ask of a page so often that the build answers it: one category, and nothing else. */
export const askedSearches: readonly string[] = categories.map((category) => stringifySearch({ category }))

/** Names of files by what an address asks, for boot to look up. */
export type Answers = Readonly<Record<string, string>>

const title = /<title[^>]*>[^<]*<\/title>/

/** The page in front of its `main`, `main` itself, and what follows. Throws where there is not exactly one. */
function splitAtMain(markup: string): { before: string; main: string; after: string } {
  const [before, main, after, ...more] = markup.split(/(?=<main\b)|(?<=<\/main>)/)
  if (before === undefined || main === undefined || after === undefined || more.length > 0)
    throw new Error('A page that is asked something has to have one <main>.')
  return { before, main, after }
}

/**
 * What takes the place of `main` and of the data in `plain`, the same page as nothing asks it, where an address asks
 * `search`. Throws where the two differ in anything else.
 */
export function answerHtml(search: string, asked: PrerenderedPage, plain: PrerenderedPage): string {
  const parts = splitAtMain(asked.markup)
  const { before, after } = splitAtMain(plain.markup)
  if (parts.before !== before || parts.after !== after)
    throw new Error(`${search} changes more of the page than its <main>.`)
  const [heading = ''] = title.exec(asked.head) ?? []
  const data = `<script type="application/json" id="${templateId.data}">${safeJson(asked.data)}</script>`
  // By itself it is no page: search engines that come across it shall not list it. What it ends with tells that it is whole.
  return `<!doctype html><html lang="en" ${attributeOf('search')}="${safeAttribute(search)}"><meta charset="utf-8"><meta name="robots" content="noindex">${heading}<body>${parts.main}${data}`
}

/** Writes an answer into `dist`, named by its content; returns that name, without folder and ending. */
export async function writeAnswer(dist: string, html: string): Promise<string> {
  const name = `answer-${createHash('sha256').update(html).digest('hex').slice(0, 8)}`
  await writeFile(resolve(dist, `assets/${name}.htm`), html)
  return name
}
