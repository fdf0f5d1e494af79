import type { ProductSummary } from '../product.ts'
import { escapePattern } from './escape-pattern.ts'
import { fold } from './fold.ts'
import { searchTerms } from './search-terms.ts'
import { matchInProduct, matchOfTerms, termMatch } from './word-beginnings.ts'
import type { WordForms } from './word-forms.ts'

const endsWord = (name: string, text: string) =>
  new RegExp(String.raw`${escapePattern(text)}(?![\p{L}\p{N}])`, 'u').test(name)

/**
 * How well a product suits a folded text, the lower the better. Whole words of any of its texts precede the beginnings
 * of words in its name: “mirror” is no mirrorless camera. A text that is still typed has no whole words.
 */
function suggestionRank(product: ProductSummary, text: string, forms: WordForms): number {
  const [name, category] = [fold(product.name), fold(product.category)]
  if (name.startsWith(text)) return 0
  const terms = searchTerms(text, 'words')
  const inName = matchOfTerms([name], terms, forms)
  if (inName <= termMatch.otherForm) return 1 + inName
  if (inName === termMatch.mainPart || endsWord(name, text)) return 3
  if (matchOfTerms([name, category], terms, forms) <= termMatch.otherForm) return 4
  const inProduct = matchInProduct(product, text, forms)
  if (inProduct <= termMatch.otherForm) return 5 + inProduct
  if (inName < termMatch.none) return 7
  if (name.includes(text)) return 8
  return inProduct < termMatch.none ? 9 : 10
}

/** Whether a folded text is in a product's name or category: the product is what the text means. */
export function isInLabels({ name, category }: ProductSummary, text: string, forms: WordForms): boolean {
  const labels = [fold(name), fold(category)]
  return (
    labels.some((label) => label.includes(text)) ||
    matchOfTerms(labels, searchTerms(text, 'words'), forms) < termMatch.none
  )
}

/** The products that have the words of a folded text, not only their letters, the best first. */
export const productsWithWords = (
  products: readonly ProductSummary[],
  text: string,
  forms: WordForms,
): readonly ProductSummary[] =>
  rankProducts(
    products.filter((product) => matchInProduct(product, text, forms) < termMatch.none),
    text,
    forms,
  )

/** The products in the order of their ranks; those of one rank keep theirs. */
export function rankProducts(
  products: readonly ProductSummary[],
  text: string,
  forms: WordForms,
): readonly ProductSummary[] {
  return products
    .map((product) => ({ product, rank: suggestionRank(product, text, forms) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
}
