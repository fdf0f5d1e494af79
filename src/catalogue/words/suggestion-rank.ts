import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'
import { hasBeginning, hasWords } from './word-beginnings.ts'
import { searchTerms } from './search-terms.ts'
import type { WordForms } from './word-forms.ts'

/**
 * How well a product suits a folded text, 0 for the best: its name starts with the text; words of the name start with
 * its words, have them as their main part (`word-beginnings.ts`), or those of its category do; its name contains the
 * text; words of its other texts start with its words; only the letters are somewhere.
 */
export function suggestionRank(product: ProductSummary, text: string, forms: WordForms): number {
  const name = fold(product.name)
  const terms = searchTerms(text, 'words')
  if (name.startsWith(text)) return 0
  if (terms.every((term) => hasBeginning(name, term, { ...forms, joinsWords: false }))) return 1
  if (terms.every((term) => hasBeginning(name, term, forms))) return 2
  const place = `${name} ${fold(product.category)}`
  if (terms.every((term) => hasBeginning(place, term, forms))) return 3
  if (name.includes(text)) return 4
  return hasWords(product, text, forms) ? 5 : 6
}

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
