import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'
import { searchTerms } from './search-terms.ts'
import { placeInProduct, placeOfTerms, termPlace } from './word-beginnings.ts'
import type { WordForms } from './word-forms.ts'

/** The worst rank of a text that is in the name or category. */
const lastInLabels = 5

/**
 * How well a product suits a folded text, the lower the better: its name starts with the text; its name has the words
 * of the text, or its category does, by their places (`word-beginnings.ts`); its name contains the text; other texts have its
 * words, or only its letters.
 */
export function suggestionRank(product: ProductSummary, text: string, forms: WordForms): number {
  const [name, category] = [fold(product.name), fold(product.category)]
  if (name.startsWith(text)) return 0
  const terms = searchTerms(text, 'words')
  const inName = placeOfTerms([name], terms, forms)
  if (inName < termPlace.nowhere) return 1 + inName
  if (placeOfTerms([name, category], terms, forms) < termPlace.nowhere) return 4
  return name.includes(text) ? lastInLabels : lastInLabels + 1 + placeInProduct(product, text, forms)
}

/** Whether a folded text is in a product's name or category: the product is what the text means. */
export const isInLabels = (product: ProductSummary, text: string, forms: WordForms): boolean =>
  suggestionRank(product, text, forms) <= lastInLabels

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
