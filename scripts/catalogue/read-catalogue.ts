import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import type { CatalogueHead } from '../../src/catalogue/head/catalogue-head.ts'
import { cleanCatalogue } from '../../src/catalogue/import/clean-catalogue.ts'
import { checkHead, completeHead } from '../../src/catalogue/import/clean-head.ts'
import { cleanSynonyms } from '../../src/catalogue/import/clean-synonyms.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { JsonLines } from '../../src/catalogue/import/json-lines.ts'
import type { GeneratedProducts } from '../../src/catalogue/generated-products.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { RecordProblem } from '../../src/catalogue/import/unknown-fields.ts'
import {
  fewOf,
  leftOutSentences,
  noteSentences,
  sharedSentences,
} from '../../src/catalogue/import/record-warnings.ts'
import { slugOf } from '../../src/catalogue/slug.ts'
import { fold } from '../../src/catalogue/words/fold.ts'
import { labelsOfProduct } from '../../src/catalogue/words/labels.ts'
import { searchTerms } from '../../src/catalogue/words/search-terms.ts'
import { type Catalogue, generatedIds } from './catalogue.ts'
import { cleanTestimonials } from './clean-testimonials.ts'
import { importExport } from './import-file.ts'
import { leaveOutMissing, missingHeroPictures } from './missing-pictures.ts'
import { decodeUtf8, readLines } from './read-lines.ts'

/** What an owner has written, unchecked. */
export interface RawCatalogue {
  readonly head: unknown
  readonly records: Iterable<unknown>
  /** The line of each record, where they come from a file with a record in each line; filled as it is read. */
  readonly lines?: readonly number[]
  /** Lines of that file that are no JSON; filled as it is read. */
  readonly unreadable?: readonly number[]
  readonly synonyms?: unknown
  readonly testimonials?: unknown
  readonly hasHeroPicture?: boolean
  readonly generated?: GeneratedProducts | null
  readonly generatedFile?: string | null
}

/** Products have slugs only where addresses contain them. */
function withSlug({ slug, ...product }: Product, { addresses }: CatalogueHead): Product {
  return addresses === 'slug' ? { ...product, slug: slug ?? slugOf(product.name) } : product
}

/** Whether a search text finds one of the products; their texts are folded at its first call. */
function finderIn(products: readonly Product[], mode: CatalogueHead['searchMode']) {
  const match = mode === 'words' ? mode : undefined
  let searched: readonly (readonly string[])[] | undefined
  return (search: string): boolean => {
    searched ??= products.map((product) =>
      [product.name, product.description, ...(match ? [labelsOfProduct(product)] : [])].map(fold),
    )
    const terms = searchTerms(search, match)
    return searched.some((texts) => terms.every((term) => texts.some((text) => text.includes(term))))
  }
}

/** Columns have 16 bits for a product's brand. */
const mostBrands = 65_000

/**
 * Checks a catalogue. Throws `ConfigurationError` where the head is wrong, no record can be used or there are too many
 * brands; other bad records and rows are left out.
 */
export function checkCatalogue({
  head: rawHead,
  records,
  lines,
  unreadable = [],
  synonyms: table,
  testimonials: givenTestimonials,
  hasHeroPicture = false,
  generated = null,
  generatedFile = null,
}: RawCatalogue): Catalogue {
  const leftOut = ({
    id,
    index,
    field,
    message,
    others = [],
  }: RecordProblem & { readonly index: number }) => {
    const also = others.length > 0 ? `; also wrong: ${others.join(', ')}` : ''
    const position = lines ? `line ${lines[index]}` : `record ${index + 1}`
    return `${id === null ? 'A product' : `Product ${id}`} (${position}) is left out: ${field} ${message}${also}`
  }
  const checked = checkHead(rawHead)
  if (generated && !checked.sizes)
    throw new ConfigurationError('A catalogue with generated products must have `sizes`.')
  if (!generated && checked.sizes)
    throw new ConfigurationError(
      '`sizes` are for a catalogue with generated products: generated.ts is missing.',
    )
  const draft = completeHead(checked, [])
  const {
    products: cleaned,
    problems,
    notes,
  } = cleanCatalogue(records, {
    categories: draft.categories.map(({ label }) => label),
    digits: draft.money.digits,
    firstGeneratedId: generated?.firstId,
  })
  const bad = [
    ...fewOf(
      unreadable.map((line) => `Line ${line} of the records is left out: it is no JSON`),
      'lines are no JSON',
    ),
    ...leftOutSentences(problems, leftOut),
  ]
  const badCount = unreadable.length + problems.length
  if (cleaned.length === 0 && badCount > 0 && !generated)
    throw new ConfigurationError(
      `None of the ${badCount} records can be used. ${bad.slice(0, 3).join('. ')}.`,
    )
  const products = cleaned.map((product) => withSlug(product, draft))
  const head = completeHead(checked, products)
  const brands = new Set(products.flatMap(({ brand }) => brand ?? []))
  if (generated) brands.add(generated.brand)
  if (brands.size > mostBrands)
    throw new ConfigurationError(`There must be at most ${mostBrands} brands, and there are ${brands.size}.`)
  const { synonyms, problems: rowProblems } = cleanSynonyms(
    table ?? {},
    finderIn(
      [...products, ...generatedIds({ generated, head }).flatMap((id) => generated?.product(id) ?? [])],
      head.searchMode,
    ),
  )
  const byName = new Intl.Collator(head.locale)
  const { testimonials, problems: testimonialProblems } = cleanTestimonials(givenTestimonials ?? [])
  return {
    head,
    products,
    testimonials,
    hasHeroPicture,
    brands: [...brands].toSorted((a, b) => byName.compare(a, b)),
    generated,
    generatedFile,
    synonyms,
    serviceUrl: null,
    serviceSnapshot: null,
    warnings: [
      ...bad,
      ...(badCount > 1 ? [`${badCount} of ${badCount + cleaned.length} records are left out`] : []),
      ...noteSentences(notes),
      // Where addresses have none, too: a record's own slug is data of the owner's.
      ...sharedSentences(draft.addresses === 'slug' ? products : cleaned),
      ...testimonialProblems,
      ...rowProblems.map(({ typed, message }) => `The synonym “${typed}” is left out: ${message}`),
    ],
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = decodeUtf8(file, await readFile(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Of some mistakes V8 reports the position; its newest versions add the line.
    const [, position] = /at position (\d+)$/.exec(message) ?? []
    const line = position === undefined ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`
    throw new ConfigurationError(`${file} is no JSON: ${message}${line}.`, { cause: error })
  }
}

/**
 * Reads one of a catalogue's files: `products.jsonl` (a record in each line), `products.json`, or `products.ts` with an
 * export of that name. Undefined for none. Throws `ConfigurationError` where there are several.
 */
async function readPart(folder: string, name: string): Promise<unknown> {
  const files = ['jsonl', 'json', 'ts'].map((type) => resolve(folder, `${name}.${type}`)).filter(existsSync)
  const [file] = files
  if (file === undefined) return undefined
  if (files.length > 1)
    throw new ConfigurationError(
      `${folder} must have one of ${files.map((one) => basename(one)).join(' and ')}, not both.`,
    )
  if (file.endsWith('.jsonl')) return new JsonLines(readLines(file))
  return file.endsWith('.json') ? readJson(file) : importExport<unknown>(file, name)
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** The records of what `readPart` returns; undefined for anything but a list. */
function recordsIn(part: unknown): Pick<RawCatalogue, 'records' | 'lines' | 'unreadable'> | undefined {
  if (part instanceof JsonLines) return { records: part, lines: part.lines, unreadable: part.unreadable }
  return isIterable(part) ? { records: part } : undefined
}

/** A sentence about files of records in a type that is not read; empty for none. */
async function otherRecords(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /\.(?:csv|tsv|xml|xlsx?|ods|txt)$/i.test(file))
  return files.length === 0
    ? ''
    : ` ${files.join(' and ')} cannot be read: docs/catalogues.md says what to convert ${files.length === 1 ? 'it' : 'them'} to.`
}

/** Reads and checks the catalogue in a folder. Throws `ConfigurationError` where it cannot be used. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const [head, products, synonyms, testimonials] = await Promise.all(
    ['head', 'products', 'synonyms', 'testimonials'].map((name) => readPart(folder, name)),
  )
  if (head === undefined)
    throw new ConfigurationError(`There is no catalogue in ${folder}: head.ts or head.json is missing.`)
  const records = recordsIn(products)
  if (!records)
    throw new ConfigurationError(
      products === undefined
        ? `${folder} needs a list of records: products.jsonl, products.json or products.ts.${await otherRecords(folder)}`
        : `The records in ${folder} must be a list: [ … ].`,
    )
  const file = resolve(folder, 'generated.ts')
  const generatedFile = existsSync(file) ? file : null
  const generated =
    generatedFile === null ? null : await importExport<GeneratedProducts>(generatedFile, 'generated')
  const catalogue = checkCatalogue({
    head,
    ...records,
    synonyms,
    testimonials,
    hasHeroPicture: missingHeroPictures(folder).length === 0,
    generated,
    generatedFile,
  })
  return leaveOutMissing(folder, catalogue)
}
