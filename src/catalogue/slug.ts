/** Words of letters and digits of any script, joined by single hyphens. */
export const slugPattern = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u

/** Bytes in UTF-8: file systems allow names of 255, endings included. */
export const longestSlug = 120

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** As German writes them where it has no umlauts (CLDR, transform de-ASCII). */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const withGermanLetters = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)

/**
 * The words of a name for its address: `Over-Ear Headphones, 2nd` is `over-ear-headphones-2nd`. Latin letters lose their
 * accents, and German ones are spelt out where the locale is German; other scripts stay. Empty for a name without letters
 * and digits.
 */
export function slugOf(name: string, locale = ''): string {
  const words = (/^de\b/i.test(locale) ? withGermanLetters(name) : name)
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const slug: string[] = []
  for (const word of words ?? []) if (bytesOf([...slug, word].join('-')) <= longestSlug) slug.push(word)
  return slug.join('-')
}

/**
 * The words of these names for addresses, none twice: of two alike the later one is numbered, `red-2`. The same in every
 * language, since carts and links that visitors have contain them.
 */
export function keysOf(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const keys = new Set(taken)
  return names.map((name, at) => {
    const word = slugOf(name) || String(at + 1)
    let key = word
    for (let number = 2; keys.has(key); number += 1) key = `${word}-${number}`
    keys.add(key)
    return key
  })
}
