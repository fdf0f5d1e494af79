import { isRecord } from '../is-record.ts'
import { slugOf } from '../slug.ts'
import type { Option, Product } from '../product.ts'
import { createCleaner } from './clean-product.ts'
import { type JsonFault, leftOutText } from './json-fault.ts'
import type { RecordRules } from './product-schema.ts'
import { aboutProducts, fewOf, type Warning } from './record-warnings.ts'

type RawRecord = Readonly<Record<string, unknown>>

/** The fields of a record that another language may say in its own words. */
const textFields = [
  'name',
  'slug',
  'description',
  'longDescription',
  'descriptionHtml',
  'features',
  'specifications',
  'tags',
  'options',
  'perks',
] as const

/** What an owner has written in `products.de.jsonl`. */
export interface RawWords {
  /** Without its folder, for sentences. */
  readonly file: string
  readonly records: Iterable<unknown>
  /** The line of each value, where there is one in each line; filled as it is read. */
  readonly lines?: readonly number[]
  /** Lines that are no JSON; filled as it is read. */
  readonly unreadable?: readonly JsonFault[]
}

interface Words {
  readonly texts: RawRecord
  /** Begins a sentence about them. */
  readonly location: string
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The words by the product's id. Problems are added to `problems`. */
function readWords(
  { file, records, lines, unreadable = [] }: RawWords,
  problems: string[],
): Map<number, Words> {
  const words = new Map<number, Words>()
  let at = -1
  for (const raw of records) {
    at += 1
    const location = lines ? `${file}, line ${lines[at]}` : `${file}, entry ${at + 1}`
    if (!isRecord(raw)) problems.push(`${location} is left out: it must be a record`)
    else if (typeof raw['id'] !== 'number')
      problems.push(`${location} is left out: id must be the number of a product`)
    else if (words.has(raw['id'])) problems.push(`${location} is left out: id is taken by an earlier line`)
    else {
      const { id: _, ...fields } = raw
      const unknown = Object.keys(fields).filter((field) => !textFields.some((one) => one === field))
      for (const field of unknown)
        problems.push(
          `${location}: ${field.slice(0, 40)} is left out: a translation has ${textFields.join(', ')}`,
        )
      const texts = Object.entries(fields).filter(
        ([field, value]) => !unknown.includes(field) && isFilled(value),
      )
      words.set(raw['id'], { texts: Object.fromEntries(texts), location })
    }
  }
  problems.push(...unreadable.map((fault) => `${file}, line ${fault.line} ${leftOutText(fault)}`))
  return words
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const valuesOf = (option: unknown) => (isRecord(option) ? listOf(option['values']) : [])

/** A value is its name, or a record with it and a swatch. */
const nameOf = (value: unknown) => (isRecord(value) ? value['name'] : value)

/** A name in another language keeps the swatch of its value. */
function translateOptions(raw: RawRecord, options: unknown): unknown {
  const before = listOf(raw['options'])
  if (!Array.isArray(options)) return options
  return options.map((option: unknown, index) => {
    const values = valuesOf(before[index])
    return isRecord(option)
      ? {
          ...option,
          values: valuesOf(option).map((value, at) => {
            const own = values[at]
            return isRecord(own) && !isRecord(value) ? { ...own, name: value } : value
          }),
        }
      : option
  })
}

/** The names of a record's options and those in another language. */
const optionNamesIn = (raw: RawRecord, texts: RawRecord): (readonly [string, string])[] =>
  listOf(texts['options']).flatMap((option, at) => {
    const [before, after] = [nameOf(listOf(raw['options'])[at]), nameOf(option)]
    return typeof before === 'string' && typeof after === 'string' ? [[before.trim(), after] as const] : []
  })

/** Variants name the values of options, which have other words: the same ones by their positions, unless there are more. */
function translateVariants(raw: RawRecord, options: unknown): unknown {
  const before = listOf(raw['options'])
  const hasMore = (option: unknown, at: number) => valuesOf(option).length > valuesOf(before[at]).length
  const after = listOf(options).map((option, at) => (hasMore(option, at) ? undefined : option))
  if (!Array.isArray(raw['variants'])) return raw['variants']
  return raw['variants'].map((variant: unknown) =>
    isRecord(variant)
      ? {
          ...variant,
          values: listOf(variant['values']).map(
            (value, at) =>
              nameOf(valuesOf(after[at])[valuesOf(before[at]).map(nameOf).indexOf(value)]) ?? value,
          ),
        }
      : variant,
  )
}

function translate(raw: RawRecord, texts: RawRecord): RawRecord {
  return {
    ...raw,
    // One of the two: the other one is in the main language.
    ...(isFilled(texts['longDescription']) && { descriptionHtml: undefined }),
    ...texts,
    ...(texts['options'] !== undefined && {
      options: translateOptions(raw, texts['options']),
      variants: translateVariants(raw, texts['options']),
    }),
  }
}

/** The fields of a record that keep the words of the main language. */
function missingIn(raw: RawRecord, texts: RawRecord): string[] {
  const hasText = isFilled(texts['descriptionHtml']) || isFilled(texts['longDescription'])
  return textFields.filter(
    (field) =>
      field !== 'slug' &&
      isFilled(raw[field]) &&
      texts[field] === undefined &&
      !(hasText && (field === 'descriptionHtml' || field === 'longDescription')),
  )
}

interface Language {
  readonly tag: string
  /** Of the main language, which addresses are in. */
  readonly mainLocale: string
  readonly words: RawWords | undefined
  /** The label of a category by what a record in the main language calls it. */
  readonly labels: Pick<ReadonlyMap<string, string>, 'get'>
  /** With the labels of this language. */
  readonly rules: RecordRules
}

/**
 * An owner's records in another language, one by one, and what the owner can correct, complete once they are read. A
 * product without words in the language keeps those of the main one, and so does one whose words cannot be used; its
 * address keeps the slug.
 */
export function translateRecords(
  records: Iterable<unknown>,
  { tag, mainLocale, words: given, labels, rules }: Language,
): {
  records: Iterable<unknown>
  /** A product with the words of its options in the main language, once the records are read. */
  withOriginals: (product: Product) => Product
  /** Names of options in this language, once the records are read. */
  optionNames: (names: readonly string[] | undefined) => readonly string[] | undefined
  warnings: () => readonly Warning[]
} {
  const problems: string[] = []
  const words = given ? readWords(given, problems) : new Map<number, Words>()
  const clean = createCleaner(rules)
  const untranslated: number[] = []
  const missing = new Map<string, number[]>()
  const optionNames = new Map<string, string>()
  const mainOptions = new Map<number, readonly Option[]>()
  let count = 0

  function translateOne(raw: unknown): unknown {
    if (!isRecord(raw)) return raw
    const { id, category, categories, name, slug } = raw
    const labelOf = (written: unknown) =>
      (typeof written === 'string' ? labels.get(written.trim()) : undefined) ?? written
    const plain = {
      ...raw,
      ...(category !== undefined && { category: labelOf(category) }),
      ...(Array.isArray(categories) && { categories: categories.map(labelOf) }),
      ...(!isFilled(slug) && typeof name === 'string' && { slug: slugOf(name, mainLocale) || undefined }),
    }
    const main = clean(plain)
    if (typeof id !== 'number' || !main.ok) return plain
    count += 1
    const own = words.get(id)
    words.delete(id)
    const translated = own && translate(plain, own.texts)
    const cleaned = translated && clean(translated)
    if (cleaned?.ok === false)
      problems.push(
        `${own?.location} is left out: ${cleaned.problem.field} ${cleaned.problem.message}. Product ${id} keeps the words of the main language`,
      )
    if (!own || !cleaned?.ok) {
      untranslated.push(id)
      return plain
    }
    if (own.texts['options'] !== undefined) mainOptions.set(id, main.product.options)
    for (const [before, after] of optionNamesIn(raw, own.texts)) optionNames.set(before, after)
    for (const field of missingIn(raw, own.texts)) missing.set(field, [...(missing.get(field) ?? []), id])
    return translated
  }

  function* translateAll(): Generator {
    for (const raw of records) yield translateOne(raw)
    for (const [id, { location }] of words)
      problems.push(`${location} is left out: there is no product ${id}`)
  }

  const noWords = (names: string) =>
    `In ${tag}, ${untranslated.length} of ${count} products have no words: ${names}`
  const mainWordsIn = (field: string) => (names: string) =>
    `In ${tag}, the ${field} of ${names} has the words of the main language`
  return {
    records: translateAll(),
    withOriginals: (product) => ({
      ...product,
      options: product.options.map((option, at) => {
        const main = mainOptions.get(product.id)?.[at]
        // A value more or less leaves open which is which.
        return main?.values.length === option.values.length
          ? { ...option, original: { name: main.name, values: main.values } }
          : option
      }),
    }),
    optionNames: (names) => names?.map((name) => optionNames.get(name) ?? name),
    warnings: () => [
      ...fewOf(problems, `lines of ${given?.file ?? ''} cannot be used as they are`),
      ...(untranslated.length > 0 ? [aboutProducts(untranslated, noWords)] : []),
      ...[...missing].map(([field, ids]) => aboutProducts(ids, mainWordsIn(field))),
    ],
  }
}
