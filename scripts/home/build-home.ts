// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { categoryKey } from '../../src/catalogue/words/category-key.ts'
import type { Category, CatalogueSettings } from '../../src/catalogue/settings/catalogue-settings.ts'
import { pathIn } from '../../src/catalogue/settings/category-tree.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type {
  BuiltRow,
  BuiltSection,
  BuiltText,
  BuiltTiles,
  BuiltRowProduct,
} from '../../src/home/built-section.ts'
import type { HomeSection, RowSection, TextSection, TilesSection } from '../../src/shop.types.ts'
import type { TextNode } from '../../src/text-pages/text-page.ts'
import { faultOfLink, type LinkTargets, pathOfLink } from '../text-pages/links.ts'
import { readMarkdown } from '../text-pages/markdown.ts'
import { findSource, readImage } from '../text-pages/text-images.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Products that a row shows, of more. */
const mostInRow = 8

export interface HomeOptions {
  /** The file that names the sections, for messages, and those that it names. */
  readonly file: string
  readonly written: readonly HomeSection[]
  /** The shop's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** In the main language: the labels that sections name. */
  readonly mainCategories: CatalogueSettings['categories']
  readonly targets: LinkTargets
}

/** Collects what is wrong with one section; its key is `home.2`. */
type Fault = (key: string, sentence: string) => void

const notOfService = 'needs the whole catalogue, which a service has: name ids instead'

const listed = (categories: readonly Category[]) => categories.filter(({ isUnlisted }) => !isUnlisted)

/** A category by its label or slug in the main language, in the language of the catalogue. */
function findCategory(name: string, { catalogue, mainCategories }: HomeOptions): Category | undefined {
  const key = categoryKey(name)
  const at = mainCategories.findIndex(
    ({ label, slug, isUnlisted }) =>
      !isUnlisted && (label === name || [label, slug ?? ''].some((one) => categoryKey(one) === key)),
  )
  return catalogue.head.categories[at]
}

const unknownCategory = (name: string, { mainCategories }: HomeOptions) =>
  `names the category “${name}”, which is not in the head. These are: ${listed(mainCategories)
    .map(({ label }) => label)
    .join(', ')}`

const shownOf = ({
  id,
  slug,
  name,
  price,
  originalPrice,
  amount,
  choice,
  picture,
}: Product): BuiltRowProduct => ({
  id,
  ...(slug !== undefined && { slug }),
  name,
  price,
  originalPrice,
  ...(amount && { amount }),
  ...(choice && { choice }),
  picture,
})

interface Found {
  readonly products: readonly Product[]
  readonly all: BuiltRow['all']
}

const none: Found = { products: [], all: null }

function findByIds(ids: readonly number[], key: string, { catalogue }: HomeOptions, fault: Fault): Found {
  const products = ids.flatMap((id, at) => {
    const product = catalogue.products.find((one) => one.id === id)
    if (!product)
      fault(
        `${key}.query.ids.${at}`,
        catalogue.serviceUrl === null
          ? `names the product ${id}, which the catalogue does not have`
          : `names the product ${id}, which the build does not read: it reads the first \`prerendered\` of \`source\``,
      )
    return product ?? []
  })
  return { products, all: null }
}

function findProducts({ query }: RowSection, key: string, options: HomeOptions, fault: Fault): Found {
  const { head, products, serviceUrl } = options.catalogue
  if (typeof query === 'object' && 'ids' in query) return findByIds(query.ids, key, options, fault)
  if (serviceUrl !== null) {
    fault(`${key}.query`, notOfService)
    return none
  }
  const buyable = products.filter(({ isSoldOut }) => !isSoldOut)
  if (query === 'newest') return { products: buyable.toSorted((a, b) => b.id - a.id), all: 'all' }
  if (query === 'sale')
    return {
      products: buyable.filter(({ originalPrice }) => originalPrice !== null),
      // An address without this filter would list everything.
      all: head.filters.includes('sale') ? { sale: true } : null,
    }
  const category = findCategory(query.category, options)
  if (!category) {
    fault(`${key}.query.category`, unknownCategory(query.category, options))
    return none
  }
  const isWithin = (label: string) => pathIn(head.categories, label).includes(category.label)
  return {
    products: buyable.filter((product) => [product.category, ...(product.alsoIn ?? [])].some(isWithin)),
    all: { category: category.label },
  }
}

function buildRow(section: RowSection, key: string, options: HomeOptions, fault: Fault): BuiltRow {
  const { products, all } = findProducts(section, key, options, fault)
  const most = typeof section.query === 'object' && 'ids' in section.query ? products.length : mostInRow
  return { kind: 'row', title: section.title, products: products.slice(0, most).map(shownOf), all }
}

const missingPicture = (address: string) =>
  `names the picture ${address}, which does not exist. It is a file of the catalogue’s pictures folder, /pictures/NAME.avif, or of its public folder, /NAME.jpg`

function buildTiles(
  { title, tiles }: TilesSection,
  key: string,
  options: HomeOptions,
  fault: Fault,
): BuiltTiles {
  return {
    kind: 'tiles',
    title,
    tiles: tiles.flatMap(({ category: name, picture: own }, at) => {
      const tile = `${key}.tiles.${at}`
      const category = findCategory(name, options)
      if (!category) fault(`${tile}.category`, unknownCategory(name, options))
      const picture = own ?? category?.picture
      if (category && picture === undefined)
        fault(`${tile}.picture`, `is missing, and the category ${name} has none in the head either`)
      if (own !== undefined && findSource(options.folder, own) === undefined)
        fault(`${tile}.picture`, missingPicture(own))
      return category && picture !== undefined ? { category: category.label, picture } : []
    }),
  }
}

const hasHeadings = (nodes: readonly TextNode[]) =>
  nodes.some((node) => typeof node === 'object' && /^(?:h\d|table|pre|hr)$/.test(node.tag))

async function buildText(
  section: TextSection,
  key: string,
  options: HomeOptions,
  fault: Fault,
): Promise<BuiltText> {
  const { title, text, picture, alt = '', side = 'start', link } = section
  const { nodes, links, images, faults } = readMarkdown(text)
  for (const sentence of faults) fault(`${key}.text`, sentence)
  if (hasHeadings(nodes) || images.length > 0)
    fault(`${key}.text`, 'can have paragraphs and lists only: the heading is `title`, the picture `picture`')
  for (const [field, to] of [
    ...links.map(({ href }) => ['text', href]),
    ...(link ? [['link.to', link.to]] : []),
  ]) {
    const wrong = faultOfLink(to ?? '', options.targets)
    if (wrong !== null) fault(`${key}.${field}`, `has the link “${to}”, which ${wrong}`)
  }
  const image = picture === undefined ? null : await readImage(options.folder, picture)
  if (picture !== undefined && !image) fault(`${key}.picture`, missingPicture(picture))
  return {
    kind: 'text',
    title,
    nodes,
    picture: image && { ...image, alt },
    side,
    link: link ? { label: link.label, to: pathOfLink(link.to) } : null,
  }
}

async function buildSection(
  section: HomeSection,
  key: string,
  options: HomeOptions,
  fault: Fault,
): Promise<BuiltSection | null> {
  switch (section.kind) {
    case 'row':
      return buildRow(section, key, options, fault)
    case 'tiles':
      return buildTiles(section, key, options, fault)
    case 'text':
      return buildText(section, key, options, fault)
    case 'newsletter':
      return { kind: section.kind, title: section.title, text: section.text ?? '' }
    case 'hero':
    case 'products':
    case 'testimonials':
    case 'contact':
    case 'meeting':
      return null
  }
}

/** The built sections in the order of `home`; null for those without texts of their own. */
export type BuiltHome = readonly (BuiltSection | null)[]

/**
 * Looks up what the owner's sections name: products, categories, pictures and links. Throws `ConfigurationError` that
 * names every fault. A row without products is a warning: a sale ends.
 */
export async function buildHome(
  home: readonly HomeSection[],
  options: HomeOptions,
): Promise<{ readonly sections: BuiltHome; readonly warnings: readonly string[] }> {
  const faults: string[] = []
  const fault: Fault = (key, sentence) => faults.push(`${options.file}: ${key} ${sentence}.`)
  const keyOf = (section: HomeSection) => `home.${options.written.indexOf(section)}`
  const sections = await Promise.all(
    home.map((section) => buildSection(section, keyOf(section), options, fault)),
  )
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'))
  const warnings = home.flatMap((section, at) => {
    const built = sections[at]
    return built?.kind === 'row' && built.products.length === 0
      ? [
          `${options.file}: ${keyOf(section)} is left out: the row “${built.title}” has no product that can be bought`,
        ]
      : []
  })
  return { sections, warnings }
}
