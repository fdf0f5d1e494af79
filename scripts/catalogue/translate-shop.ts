import { isRecord } from '../../src/catalogue/is-record.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

/** Exports of `shop.config.ts` or `shop.details.ts`. */
export type ShopExports = Readonly<Record<string, unknown>>

/** They are facts, not words. */
const facts = new Set([
  'shop.catalogue',
  'shop.siteUrl',
  'shop.languages',
  'shop.source',
  'shop.connects',
  'timeZone',
  'accessibility.criteria',
  'accessibility.tested.on',
])

/** Of a section of the home page: what it shows. Where it leads may be a heading, which has another address in each language. */
const factOfSection = /^home\.\d+\.(?:kind|query|picture|side|tiles)$/

const isFact = (path: string) => facts.has(path) || factOfSection.test(path)

/** The owner's words that differ in another language; `*` is each entry of a list. Names and addresses are the same in all. */
const words = [
  'home.*.title',
  'home.*.text',
  'home.*.alt',
  'home.*.link.label',
  'shop.tagline',
  'shop.hero.title',
  'shop.hero.lead',
  'shop.hero.promises',
  'shop.hero.figures.*.label',
  'shop.checkout.payment',
  'shop.prices.tax',
  'contact.emails.*.label',
  'contact.support',
  'warranty',
  'perks.*.name',
  'perks.*.text',
  'meetings.subjects',
  'meetings.location',
  'accessibility.tested.words',
  'accessibility.limits',
].map((path) => path.split('.'))

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : typeof value

/** Replaces the texts of `own` in `value`: objects by their keys, and lists by their positions. */
function replaceTexts(value: unknown, own: unknown, path: string, fail: (fault: string) => never): unknown {
  if (own === undefined) return value
  if (isFact(path)) return fail(`${path} is the same in all languages: leave it out`)
  if (value === undefined) return fail(`${path} is no text of the shop`)
  if (typeOf(own) !== typeOf(value) || (typeof own !== 'string' && typeof own !== 'object'))
    return fail(
      `${path} must be ${typeof value === 'string' ? 'text' : typeOf(value)}, as in the main language`,
    )
  if (Array.isArray(own) && Array.isArray(value)) {
    if (own.length !== value.length)
      return fail(
        `${path} has ${own.length} entries, and must have ${value.length}, as in the main language: write {} for an object without other words`,
      )
    return value.map((one, at) => replaceTexts(one, own[at], `${path}.${at}`, fail))
  }
  if (isRecord(own) && isRecord(value)) {
    const keys = Object.keys(own).map((key) => [
      key,
      replaceTexts(value[key], own[key], `${path}.${key}`, fail),
    ])
    return { ...value, ...Object.fromEntries(keys) }
  }
  return own
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The paths of words in `value` that `own` lacks; of a list that it lacks as a whole, the path of the list. */
function missingWords(value: unknown, own: unknown, [key, ...inner]: readonly string[], path = ''): string[] {
  if (key === undefined) return isFilled(value) && own === undefined ? [path] : []
  if (key === '*') {
    const entries = Array.isArray(value) ? value : []
    const missing = entries.flatMap((entry, at) =>
      missingWords(entry, Array.isArray(own) ? own[at] : undefined, inner, `${path}.${at}`),
    )
    return own === undefined && missing.length > 0 ? [path] : missing
  }
  if (!isRecord(value)) return []
  return missingWords(value[key], isRecord(own) ? own[key] : undefined, inner, path ? `${path}.${key}` : key)
}

/** A sentence about texts that a language lacks, and the file that can have them; none for no texts. */
export function mainWordsWarning(language: string, texts: readonly string[], file: string): string[] {
  if (texts.length === 0) return []
  const have = texts.length === 1 ? 'has' : 'have'
  return [
    `In ${language}, ${texts.join(', ')} ${have} the words of the main language: ${file} can have others`,
  ]
}

/**
 * The exports of the owner's configuration with the texts of another language, and a sentence about those that it lacks.
 * Throws `ConfigurationError` where a text replaces something else.
 */
export function translateShop(
  exported: ShopExports,
  texts: unknown,
  { file, language }: { readonly file: string; readonly language: string },
): { exported: ShopExports; warnings: string[] } {
  const fail = (fault: string): never => {
    throw new ConfigurationError(`${file}: ${fault}.`)
  }
  if (texts !== undefined && !isRecord(texts))
    return fail('it must be an object, like { "shop": { "tagline": "…" } }')
  const replaced: ShopExports = Object.fromEntries(
    Object.keys(texts ?? {}).map((key) => [key, replaceTexts(exported[key], texts?.[key], key, fail)]),
  )
  const translated: ShopExports = { ...exported, ...replaced }
  const missing = new Set(words.flatMap((path) => missingWords(exported, texts, path)))
  return { exported: translated, warnings: mainWordsWarning(language, [...missing], file) }
}
