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
  /** For each product what there was no room for, as reasons of findings. */
  readonly cuts: readonly (readonly string[])[]
}

/** What a head and a record have room for. */
const longest = { label: 60, levels: 8, ofProduct: 20 }

const wholeLabel = (text: string) =>
  words(text)
    .replaceAll(/[\s>›]+/g, ' ')
    .trim()

/** Without levels that a head cannot have: blank ones, and All, which is every list's own. */
const wholePath = (path: readonly string[]) =>
  path.map(wholeLabel).filter((label) => categoryKey(label) !== '' && categoryKey(label) !== 'all')

const cutPath = (path: readonly string[]) =>
  path.slice(0, longest.levels).map((label) => label.slice(0, longest.label).trim())

function cutsOf(paths: readonly (readonly string[])[], placed: ReadonlySet<string>): readonly string[] {
  const { label: length, levels, ofProduct } = longest
  const isCut = paths.some((path) => path.slice(0, levels).some((label) => label.length > length))
  return [
    ...(isCut ? [`has a category with a name of more than ${length} characters, which is cut`] : []),
    ...(paths.some((path) => path.length > levels)
      ? [`has a category below more than ${levels - 1} others, and is in the last one that there is room for`]
      : []),
    ...(placed.size > ofProduct
      ? [`has more than ${ofProduct} categories, and is in the first of them`]
      : []),
  ]
}

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
  const own = products.map((all) => all.map(wholePath).filter((labels) => labels.length > 0))
  const placed = own.map((named) => new Set((named.length > 0 ? named : [[other]]).map(cutPath).map(place)))
  return {
    categories: [...entries.values()],
    paths: placed.map((all) => [...all].slice(0, longest.ofProduct)),
    isOther: own.map((named) => named.length === 0),
    cuts: own.map((named, at) => cutsOf(named, placed[at] ?? new Set())),
  }
}
