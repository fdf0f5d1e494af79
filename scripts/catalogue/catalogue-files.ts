import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { placeOf, placesOf } from '../../src/catalogue/engine/category-codes.ts'
import { nameRanks } from '../../src/catalogue/engine/name-ranks.ts'
import type { FileFacts } from '../../src/catalogue/files/file-catalogue.ts'
import {
  indexFile,
  productsFile,
  productsPerFile,
  productsPerTable,
  tableFile,
  factsFile,
  wordsFile,
} from '../../src/catalogue/files/file-names.ts'
import { tablePartOf } from '../../src/catalogue/files/table-part.ts'
import { searchedWords } from '../../src/catalogue/words/labels.ts'
import { countWords } from '../../src/catalogue/words/spelling.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from './catalogue.ts'

/** Records that are embedded in the scripts; more of them become files, which are requested when they are needed. */
const mostEmbedded = 2000

const isInFiles = ({ products, serviceUrl }: Pick<Catalogue, 'products' | 'serviceUrl'>): boolean =>
  serviceUrl === null && products.length > mostEmbedded

function* partsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Words of a large catalogue that spellings are corrected to: enough for its vocabulary, 40 kB compressed at most. */
const mostWords = 5000

/** The most frequent words that a search in the catalogue finds. */
function frequentWords({ products, head }: Catalogue): (readonly [string, number])[] {
  const counts = countWords(products.flatMap((product) => searchedWords(product, head.searchMode)))
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostWords)
}

/** The names and contents of a catalogue's files, but for its facts. */
export function* contentsOf(catalogue: Catalogue): Generator<readonly [string, string]> {
  const { products, head, brands } = catalogue
  const places = placesOf(head.categories, head.sharedPlaces)
  const ranks = head.sorts.includes('name')
    ? nameRanks(
        products.map(({ name }) => name),
        head.locale,
      )
    : new Uint32Array()
  yield [
    indexFile,
    JSON.stringify(products.filter((_, at) => at % productsPerFile === 0).map(({ id }) => id)),
  ]
  let index = 0
  for (const part of partsOf(products, productsPerFile)) yield [productsFile(index++), JSON.stringify(part)]
  index = 0
  for (const part of partsOf(products, productsPerTable)) {
    const partRanks = ranks.subarray(index * productsPerTable, (index + 1) * productsPerTable)
    yield [tableFile(index++), JSON.stringify(tablePartOf(part, places, brands, partRanks))]
  }
  yield [wordsFile, JSON.stringify(frequentWords(catalogue))]
}

/** Where builds and the development server put them. */
export const catalogueCache = resolve(paths.cache, 'catalogue')

/** The files of a catalogue on this machine. */
export interface CatalogueFiles extends FileFacts {
  /** Where they are; absolute. */
  readonly folder: string
}

/** Changes with what the codes in a catalogue's files are indexes of: categories, brands and values of options. */
export const codesVersionOf = ({ head, brands }: Pick<Catalogue, 'head' | 'brands'>): string =>
  createHash('sha256')
    .update(JSON.stringify([placesOf(head.categories, head.sharedPlaces), brands, head.optionFilters]))
    .digest('hex')
    .slice(0, 12)

/** The content of `catalogue.json`. */
export function factsOf(catalogue: Catalogue): FileFacts {
  const { products, head } = catalogue
  const hash = createHash('sha256')
  for (const [name, content] of contentsOf(catalogue)) hash.update(name).update(content)
  const places = placesOf(head.categories, head.sharedPlaces)
  const codes = new Map(places.map((place, code) => [place, code]))
  const countByCode = places.map(() => 0)
  for (const product of products) {
    const code = codes.get(placeOf(product)) ?? 0
    countByCode[code] = (countByCode[code] ?? 0) + 1
  }
  return {
    version: hash.digest('hex').slice(0, 12),
    codesVersion: codesVersionOf(catalogue),
    count: products.length,
    highestId: products.at(-1)?.id ?? 0,
    countByCode,
  }
}

/**
 * Writes the files of a large catalogue into the folder `cache`, unless they are there; older ones are deleted. Null
 * for a catalogue that is embedded in the scripts.
 */
export async function writeCatalogueFiles(
  catalogue: Catalogue,
  cache: string,
): Promise<CatalogueFiles | null> {
  if (!isInFiles(catalogue)) return null
  const facts = factsOf(catalogue)
  const content = JSON.stringify(facts)
  const written = await readFile(resolve(cache, factsFile), 'utf8').catch(() => '')
  if (written !== content) {
    const unfinished = `${cache}.new`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    for (const [name, text] of contentsOf(catalogue)) await writeFile(resolve(unfinished, name), text)
    await writeFile(resolve(unfinished, factsFile), content)
    await rm(cache, { recursive: true, force: true })
    await rename(unfinished, cache)
  }
  return { ...facts, folder: cache }
}
