import type { CatalogueSettings } from '../settings/catalogue-settings.ts'
import type { Product, ProductSummary } from '../product.ts'

/** Ends each label of a product: no search text contains it, so that no phrase is found across two. */
const labelEnd = '\u001F'

/** What a search for words finds besides name, description, brand and category: tags, option values and SKUs. */
export const keywordsOf = ({ tags, options, variants }: Pick<Product, 'tags' | 'options' | 'variants'>) => [
  ...new Set([
    ...tags,
    ...options.flatMap(({ values }) => values),
    ...variants.flatMap(({ sku }) => sku ?? []),
  ]),
]

/** The letters of a SKU are no word. */
const isOfWords = (label: string) => !/\d/.test(label)

/** The texts whose words are offered: those that a search of this mode reads, and the category's name. */
export const searchedWords = (
  product: Product | ProductSummary,
  searchMode: CatalogueSettings['searchMode'],
): readonly string[] =>
  searchMode === 'words'
    ? [product.name, product.description, ...labelsOfProduct(product).split(labelEnd).filter(isOfWords)]
    : [product.name, product.description, product.category]

/** Brand, categories and keywords in one text, which a search for words reads. */
export function labelsOfProduct(
  product: Product | Pick<ProductSummary, 'brand' | 'category' | 'alsoIn' | 'keywords'>,
) {
  const { brand, category, alsoIn = [] } = product
  const keywords = 'tags' in product ? keywordsOf(product) : (product.keywords ?? [])
  return [...(brand === null ? [] : [brand]), category, ...alsoIn, ...keywords]
    .map((label) => label + labelEnd)
    .join('')
}
