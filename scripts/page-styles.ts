import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * The rules that a page needs for its first picture, as one text to stand in the page itself: a slow line brings them
 * with the HTML, a round trip sooner than any file. `styles` are files of `dist` in the order of the cascade. Throws for
 * rules that would end the element they stand in.
 */
export async function joinStyles(dist: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(resolve(dist, file), 'utf8')))
  const joined = texts.join('')
  if (/<\/style/i.test(joined)) throw new Error("A stylesheet holds '</style': it cannot stand in a page.")
  return joined
}
