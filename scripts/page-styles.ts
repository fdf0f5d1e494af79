import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * Makes one stylesheet of those that a page needs, since a slow line answers one request sooner than seven, and writes it
 * beside them. `styles` are files of `dist` in the order of the cascade; the same ones make the same file.
 */
export async function joinStyles(dist: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(resolve(dist, file), 'utf8')))
  const joined = texts.join('')
  const hash = createHash('sha256').update(joined).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.css`
  await writeFile(resolve(dist, file), joined)
  return file
}

/** The stylesheets that a page fetches: files of `dist`. */
export function stylesheetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*\bhref="\/([^"]+)"/g)]
  return links.flatMap(([, file]) => file ?? [])
}
