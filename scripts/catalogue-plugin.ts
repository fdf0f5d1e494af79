import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { detailsGroupAt } from '../src/catalogue/details-group.ts'
import type { Product, ProductDetails, ProductSummary } from '../src/catalogue/product.ts'
import type { Catalogue } from './read-catalogue.ts'

function split(product: Product): { summary: ProductSummary; details: ProductDetails } {
  const { id, slug, name, description, category, price, originalPrice, rating, reviews, ...rest } = product
  const { brand, picture, isSoldOut, ...details } = rest
  const summary = { id, name, description, category, price, originalPrice, rating, reviews, brand, picture }
  return {
    summary: { ...summary, ...(slug !== undefined && { slug }), ...(isSoldOut && { isSoldOut }) },
    details,
  }
}

const namespace = 'virtual:catalogue/'

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}\n`

const exportedFields = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => exported(name, value))
    .join('')

const sourceModule = resolve(import.meta.dirname, '../src/catalogue/http/shop-source.ts')

/** Without a service nothing refers to the code that asks one: a condition would leave its chunk in the build. */
const serviceLoader = (serviceUrl: string | null) =>
  `export const loadSource = ${serviceUrl === null ? 'null' : `() => import(${JSON.stringify(sourceModule)})`}\n`

/** The source text of each virtual module, by its name. */
function modulesOf({
  head,
  products,
  brands,
  synonyms,
  generatedFile,
  serviceUrl,
}: Catalogue): Map<string, string> {
  const { currencyWords, filters, priceSteps, ...common } = head
  const parts = products.map(split)
  const numbers = [...new Set(parts.map((_, index) => detailsGroupAt(index)))]
  const groups = numbers.map((number): [string, string] => {
    const members = parts.filter((_, index) => detailsGroupAt(index) === number)
    const details = Object.fromEntries(members.map((part) => [part.summary.id, part.details]))
    return [`${namespace}details-${number}`, exported('details', details)]
  })
  const loaders = numbers.map((number) => `  ${number}: () => import('${namespace}details-${number}'),\n`)
  const summaries = parts.map(({ summary }) => summary)
  return new Map([
    [`${namespace}head`, exportedFields(common)],
    [`${namespace}filters`, exportedFields({ currencyWords, filters, priceSteps })],
    [`${namespace}service`, exported('serviceUrl', serviceUrl) + serviceLoader(serviceUrl)],
    [`${namespace}list`, exported('products', summaries) + exported('brands', brands)],
    [
      `${namespace}generated`,
      generatedFile === null
        ? exported('generated', null)
        : `export { generated } from ${JSON.stringify(generatedFile)}\n`,
    ],
    [`${namespace}synonyms`, `export const synonyms = new Map(${JSON.stringify([...synonyms])})\n`],
    [`${namespace}details`, `export const detailGroups = {\n${loaders.join('')}}\n`],
    ...groups,
  ])
}

/**
 * Embeds a catalogue: serves it as `virtual:catalogue/…` (typed in `src/catalogue/virtual.d.ts`). It was checked
 * before, so that neither records nor schemas reach a browser; what was left out is a warning each. In development a
 * change in `folder` restarts the server, which reads the catalogue again.
 */
export function cataloguePlugin(catalogue: Catalogue, folder?: string): Plugin {
  const modules = modulesOf(catalogue)
  return {
    name: 'catalogue',
    configResolved({ logger }) {
      for (const warning of catalogue.warnings) logger.warnOnce(`[catalogue] ${warning}`)
    },
    configureServer(server) {
      if (folder === undefined) return
      server.watcher.add(folder)
      server.watcher.on('all', (_, file) => {
        if (resolve(file).startsWith(folder + sep)) void server.restart()
      })
    },
    resolveId(id) {
      return modules.has(id) ? `\0${id}` : undefined
    },
    load(id) {
      return id.startsWith('\0') ? modules.get(id.slice(1)) : undefined
    },
  }
}
