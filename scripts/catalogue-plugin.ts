import type { Plugin } from 'vite'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { cleanCatalogue } from '../src/catalogue/clean-catalogue.ts'
import { cleanSynonyms } from '../src/catalogue/clean-synonyms.ts'
import { detailsGroupOf } from '../src/catalogue/details-group.ts'
import { firstGeneratedId, generateDescription } from '../src/catalogue/demo/generate-product.ts'
import type { Synonyms } from '../src/catalogue/other-searches.ts'
import type { Product, ProductDetails, ProductSummary } from '../src/catalogue/product.ts'
import { rawProducts } from '../src/catalogue/demo/raw-products.ts'
import { rawSynonyms } from '../src/catalogue/demo/synonyms.ts'
import { smallestSize } from '../src/catalogue/source.ts'
import { generatedBrand } from '../src/catalogue/demo/vocabulary.ts'

function split(product: Product): { summary: ProductSummary; details: ProductDetails } {
  const { longDescription, inStock, pictures, features, specifications, ...summary } = product
  return { summary, details: { longDescription, inStock, pictures, features, specifications } }
}

const namespace = 'virtual:catalogue/'

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}\n`

/** The source text of each virtual module, by its name. */
function modulesOf(products: readonly Product[], synonyms: Synonyms): Map<string, string> {
  const parts = products.map(split)
  const summaries = parts.map(({ summary }) => summary)
  const brands = [...new Set([generatedBrand, ...products.map(({ brand }) => brand)])].toSorted((a, b) =>
    a.localeCompare(b, 'en-US'),
  )
  const numbers = [...new Set(products.map(({ id }) => detailsGroupOf(id)))]
  const groups = numbers.map((number): [string, string] => {
    const members = parts.filter(({ summary }) => detailsGroupOf(summary.id) === number)
    const details = Object.fromEntries(members.map((part) => [part.summary.id, part.details]))
    return [`${namespace}details-${number}`, exported('details', details)]
  })
  const loaders = numbers.map((number) => `  ${number}: () => import('${namespace}details-${number}'),\n`)
  return new Map([
    [`${namespace}list`, exported('products', summaries) + exported('brands', brands)],
    [`${namespace}synonyms`, `export const synonyms = new Map(${JSON.stringify([...synonyms])})\n`],
    [`${namespace}details`, `export const detailGroups = {\n${loaders.join('')}}\n`],
    ...groups,
  ])
}

/** The texts that search reads, at the shop's own size. */
const textsOf = (products: readonly Product[]): string[] => [
  ...products.flatMap(({ name, description }) => [name, description]),
  ...Array.from({ length: smallestSize - firstGeneratedId + 1 }, (_, at) =>
    generateDescription(firstGeneratedId + at),
  ),
]

/**
 * Cleans the raw records and the table of synonyms at build time, so that neither they nor the schemas reach a browser.
 * Serves them as `virtual:catalogue/list`, `/details` and `/synonyms` (typed in `src/catalogue/virtual.d.ts`). Leaves
 * each bad record and row out with a warning.
 */
export function cataloguePlugin(
  records: readonly unknown[] = rawProducts,
  table: unknown = rawSynonyms,
): Plugin {
  const { products, problems } = cleanCatalogue(records)
  const { synonyms, problems: rowProblems } = cleanSynonyms(table, textsOf(products))
  const modules = modulesOf(products, synonyms)
  return {
    name: 'catalogue',
    configResolved({ logger }) {
      for (const { id, field, message } of problems) {
        logger.warnOnce(`[catalogue] Product ${id ?? 'without id'} is left out: ${field} ${message}`)
      }
      for (const { typed, message } of rowProblems) {
        logger.warnOnce(`[catalogue] The synonym “${typed}” is left out: ${message}`)
      }
    },
    resolveId(id) {
      return modules.has(id) ? `\0${id}` : undefined
    },
    load(id) {
      return id.startsWith('\0') ? modules.get(id.slice(1)) : undefined
    },
  }
}
