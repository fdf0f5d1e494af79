import { currentTag, languages } from 'virtual:language'
import { createStoredValue } from '#device/stored-value.ts'
import { parseUrl } from '#site/parse-url.ts'
import { languageOf } from './other-language.ts'

/** The language that the visitor has chosen on this device: the shop offers it elsewhere, and never leads there itself. */
export const chosenLanguage = createStoredValue<string | null>({
  key: 'shop/language/1',
  parse: (value) => languages.find(({ tag }) => tag === value)?.tag,
  empty: null,
})

/**
 * Whether the visitor came from the shop in another language. A link of the menu works before the script, so that its
 * press cannot be observed.
 */
export function cameFromOther(referrer: string): boolean {
  const url = parseUrl(referrer)
  const before = url?.origin === window.location.origin ? languageOf(languages, url.pathname) : undefined
  return before !== undefined && before.tag !== currentTag
}
