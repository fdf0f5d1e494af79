import { resolve } from 'node:path'
import { joinsWordsIn } from '../catalogue/joined-words.ts'
import { paths } from '../paths.ts'

/**
 * The stemmers of `@orama/stemmers`, by language (BCP 47). Snowball has more languages; one without a stemmer here has
 * no other forms of words.
 */
export const stemmers: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  tr: 'turkish',
}

/** The package's module with the stemmer of a locale's language; null where there is none. */
export function stemmerOf(locale: string): string | null {
  const name = stemmers[new Intl.Locale(locale).language]
  return name === undefined ? null : `@orama/stemmers/${name}`
}

/** The source text of `virtual:catalogue/stemmer` for a locale. */
export function stemmerModule(locale: string): string {
  const { language } = new Intl.Locale(locale)
  // The shop's own module adds what Snowball's Arabic leaves out.
  const module =
    language === 'ar' ? resolve(paths.root, 'src/catalogue/words/arabic-stemmer.ts') : stemmerOf(locale)
  return (
    (module === null
      ? 'export const stemmer = null\n'
      : `export { stemmer } from ${JSON.stringify(module)}\n`) +
    `export const joinsWords = ${joinsWordsIn(locale)}\n`
  )
}
