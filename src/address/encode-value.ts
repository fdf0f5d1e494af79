import { toWellFormed } from '#catalogue/well-formed.ts'

/**
 * Percent-encodes a value so that it cannot add, cut or change a parameter. Stricter than `encodeURIComponent`: `!'()*`
 * are encoded too, since mail programs end a link in running text at a quote or bracket. Blanks become `%20`. Lone
 * surrogates become U+FFFD instead of throwing.
 */
export function encodeValue(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
