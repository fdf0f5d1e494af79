import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'
import { labelsOfProduct } from './labels.ts'
import { searchTerms } from './search-terms.ts'
import { relativesOf, type WordForms } from './word-forms.ts'

/** Scripts without spaces between words: a word may begin anywhere. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const wordBefore = /[\p{L}\p{N}]+$/u
const wordAfter = /^[\p{L}\p{N}]+/u
/** The Arabic article with its prepositions, which are written with the word. */
const arabicArticle = /^(?:[وبكف]?ال|لل)$/u

/** The part of a suggestion's products that must have its words, not only their letters: not “hat” in “that”. */
export const leastShareWithWords = 0.8

/** How a text has a term; the lower, the better. */
export const termMatch = { word: 0, otherForm: 1, beginning: 2, mainPart: 3, none: 4 } as const

/** Characters before a match that are looked at for the beginning of its word. */
const looksBack = 40

/**
 * The best match of a folded term in a folded text: a word, another form of it, the beginning of a word, or, in a
 * language that joins words, the main part of one (`word-forms.ts`). The middle of a word is none.
 */
export function matchOf(text: string, term: string, forms: WordForms): number {
  if (term === '' || unspaced.test(term)) return text.includes(term) ? termMatch.word : termMatch.none
  let best: number = termMatch.none
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const [before = ''] = wordBefore.exec(text.slice(Math.max(at - looksBack, 0), at)) ?? []
    const begins = before === '' || arabicArticle.test(before)
    if (!begins && !forms.joinsWords) continue
    const [after = ''] = wordAfter.exec(text.slice(at + term.length)) ?? []
    if (begins && after === '') return termMatch.word
    const relation = relativesOf(term, forms)(begins ? term + after : before + term + after)
    const isForm = relation !== null && !relation.isInexact
    if (begins) best = Math.min(best, isForm ? termMatch.otherForm : termMatch.beginning)
    else if (isForm) best = Math.min(best, termMatch.mainPart)
  }
  return best
}

/** The match of the term that has the worst one; a term may be in any of the texts, all of them folded. */
export const matchOfTerms = (texts: readonly string[], terms: readonly string[], forms: WordForms): number =>
  Math.max(0, ...terms.map((term) => Math.min(...texts.map((text) => matchOf(text, term, forms)))))

/** The match of a text's words, or phrases, in a product. */
export const matchInProduct = (product: ProductSummary, text: string, forms: WordForms): number =>
  matchOfTerms(
    [product.name, product.description, labelsOfProduct(product)].map(fold),
    searchTerms(text, 'words'),
    forms,
  )

/** Whether a product has each of a text's words, not only their letters. */
export const hasWords = (product: ProductSummary, text: string, forms: WordForms): boolean =>
  matchInProduct(product, text, forms) < termMatch.none
