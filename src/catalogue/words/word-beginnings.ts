import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'
import { labelsOfProduct } from './labels.ts'
import { searchTerms } from './search-terms.ts'

/** Scripts without spaces between words: a text may begin anywhere. */
const unspaced =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** What may not precede a beginning; the Arabic article and its prepositions are no part of a word. */
const withinWord = /[\p{L}\p{N}]$/u
const arabicArticle = /(?<![\p{L}\p{N}])(?:[وبكف]?ال|لل)$/u
/** Characters that these patterns look at. */
const looksBack = 4

/**
 * Whether a folded term is at the beginning of a word of a folded text; also at the end of one in a language that
 * joins words, where it is the main part (`word-forms.ts`).
 */
export function hasBeginning(text: string, term: string, joinsWords: boolean): boolean {
  if (unspaced.test(term)) return text.includes(term)
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const before = text.slice(Math.max(at - looksBack, 0), at)
    if (!withinWord.test(before) || arabicArticle.test(before)) return true
    if (joinsWords && !/^[\p{L}\p{N}]/u.test(text.slice(at + term.length))) return true
  }
  return false
}

/** Whether a product has each word of a text, or its phrases, as `hasBeginning` counts them. */
export function hasWords(product: ProductSummary, text: string, joinsWords: boolean): boolean {
  const texts = [product.name, product.description, labelsOfProduct(product)].map(fold)
  return searchTerms(text, 'words').every((term) => texts.some((one) => hasBeginning(one, term, joinsWords)))
}
