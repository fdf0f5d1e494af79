import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

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
