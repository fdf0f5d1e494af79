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
  'timeZone',
  'accessibility.criteria',
  'accessibility.tested.on',
])

/** Of a section of the home page: what it shows. Where it leads may be a heading, which has another address in each language. */
const factOfSection = /^home\.\d+\.(?:kind|query|picture|side|tiles)$/

const isFact = (path: string) => facts.has(path) || factOfSection.test(path)

/** Texts that most shops have. */
const usual = [
  'shop.tagline',
  'shop.hero.title',
  'shop.hero.lead',
  'shop.hero.promises',
  'shop.prices.tax',
  'contact.support',
  'warranty',
  'perks',
  'meetings.subjects',
  'meetings.location',
  'accessibility.tested.words',
  'accessibility.limits',
]

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

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

/** Whether a section of the home page has words of the owner's. */
const hasOwnSections = ({ home }: ShopExports) =>
  Array.isArray(home) && home.some((section) => isRecord(section) && 'title' in section)

const isFilled = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

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
  const paths = hasOwnSections(exported) ? ['home', ...usual] : usual
  const missing = paths.filter(
    (path) => isFilled(valueAt(exported, path)) && valueAt(texts, path) === undefined,
  )
  return {
    exported: translated,
    warnings:
      missing.length > 0
        ? [
            `In ${language}, ${missing.join(', ')} have the words of the main language: ${file} can have others`,
          ]
        : [],
  }
}
