import { categoryKey } from '../../src/catalogue/words/category-key.ts'
import { words } from './texts.ts'

/** As `categories` of a head has it. */
export interface CategoryEntry {
  readonly label: string
  /** The labels from the top to the one above: `Women > Shoes`. */
  readonly parent?: string
}

interface Places {
  readonly categories: readonly CategoryEntry[]
  /** For each product the paths that a record names: `Women > Shoes`. */
  readonly paths: readonly (readonly string[])[]
  /** For each product whether it has no category of its own. */
  readonly isOther: readonly boolean[]
}

/** What a head and a record have room for. */
const longest = { label: 60, levels: 8, ofProduct: 20 }

const labelOf = (text: string) =>
  words(text)
    .replaceAll(/[\s>›]+/g, ' ')
    .trim()
    .slice(0, longest.label)
    .trim()

/** Without levels that a head cannot have: blank ones, and All, which is every list's own. */
const labelsOf = (path: readonly string[]) =>
  path
    .map(labelOf)
    .filter((label) => categoryKey(label) !== '' && categoryKey(label) !== 'all')
    .slice(0, longest.levels)

/**
 * The categories of a shop, in the order of the products, and where each product is. Labels that differ in capitals alone
 * are one category; a product without any is in `other`.
 */
export function placeInCategories(
  products: readonly (readonly (readonly string[])[])[],
  other: string,
): Places {
  const entries = new Map<string, CategoryEntry>()
  const place = (labels: readonly string[]): string => {
    let [key, path] = ['', '']
    for (const label of labels) {
      key = `${key}\n${categoryKey(label)}`
      const entry = entries.get(key) ?? { label, ...(path !== '' && { parent: path }) }
      entries.set(key, entry)
      path = path === '' ? entry.label : `${path} > ${entry.label}`
    }
    return path
  }
  const own = products.map((all) => all.map(labelsOf).filter((labels) => labels.length > 0))
  const paths = own.map((named) =>
    [...new Set((named.length > 0 ? named : [[other]]).map(place))].slice(0, longest.ofProduct),
  )
  return { categories: [...entries.values()], paths, isOther: own.map((named) => named.length === 0) }
}
