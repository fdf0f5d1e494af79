import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { unknownPage } from '../../src/site/pages.ts'

/**
 * The page that hosts send, with status 200, for a product without a page of its own: such products exist where the
 * catalogue has more of them than the build has pages.
 */
export const fallbackPage = '/fallback.html'

/** The last part of a product's path, in a regular expression: `7`, `desk-lamp-7`. */
export const productSegment = '(?:[^/]+-)?[0-9]+'

const noindex = '<meta name="robots" content="noindex">'

/**
 * Writes it into `dist`: the page for unknown addresses, which can draw any product, without the line that keeps it out
 * of search engines. Returns its path. Throws where the page does not have that line.
 */
export async function writeFallbackPage(dist: string): Promise<string> {
  const html = await readFile(resolve(dist, unknownPage.slice(1)), 'utf8')
  if (!html.includes(noindex)) throw new Error(`${unknownPage} has no ${noindex}.`)
  const file = resolve(dist, fallbackPage.slice(1))
  await writeFile(file, html.replaceAll(noindex, ''))
  return file
}
