import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'
import { labelsOfProduct } from './labels.ts'
import { searchTerms } from './search-terms.ts'
import { relativesOf, type WordForms } from './word-forms.ts'

/** Scripts without spaces between words: a word may begin anywhere. */
const unspaced =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const wordBefore = /[\p{L}\p{N}]+$/u
const wordAfter = /^[\p{L}\p{N}]+/u
/** The Arabic article with its prepositions, which are written with the word. */
const arabicArticle = /^(?:[وبكف]?ال|لل)$/u

/**
 * Whether a folded term is at the beginning of a word of a folded text; in a language that joins words also where it is
 * the main part of one (`word-forms.ts`).
 */
export function hasBeginning(text: string, term: string, forms: WordForms): boolean {
  if (unspaced.test(term)) return text.includes(term)
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const [before = ''] = wordBefore.exec(text.slice(0, at)) ?? []
    if (before === '' || arabicArticle.test(before)) return true
    const [after = ''] = wordAfter.exec(text.slice(at + term.length)) ?? []
    if (relativesOf(term, forms)(before + term + after)?.isInexact === false) return true
  }
  return false
}

/** Whether a product has each word of a text, or its phrases, as `hasBeginning` counts them. */
export function hasWords(product: ProductSummary, text: string, forms: WordForms): boolean {
  const texts = [product.name, product.description, labelsOfProduct(product)].map(fold)
  return searchTerms(text, 'words').every((term) => texts.some((one) => hasBeginning(one, term, forms)))
}
