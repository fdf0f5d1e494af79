import { fold, foldSearch, plainQuotes, withoutEnds } from './fold.ts'

/** A phrase in quotation marks, the last of which may be missing while it is typed, or a word. */
const parts = /"([^"]*)"?|[^\s"]+/g

/**
 * A phrase, or the Arabic article at the beginning of a word, as Lucene's ArabicStemmer has it: with a preposition only
 * before three letters, since بالون (balloon) has none, and never with a hamza, as in ألوان (colors).
 */
const phraseOrArticle =
  /"[^"]*"?|(?<!\S)(?:ال(?=[\p{M}ـ]*\p{L}\p{M}*\p{L})|(?:[وبكف]ال|لل)(?=[\p{M}ـ]*\p{L}(?:\p{M}*\p{L}){2}))/gu

/** Outside of phrases: a text with the article has the word without it, too. */
const withoutArticles = (search: string) =>
  plainQuotes(search).replace(phraseOrArticle, (found) => (found.startsWith('"') ? found : ''))

/**
 * The folded texts of which a product has to have each: the words and phrases of a search for words, each once, or the
 * whole text. Empty for a search that all products match.
 */
export function searchTerms(search: string, match: 'words' | undefined): readonly string[] {
  const found = match
    ? Array.from(fold(withoutArticles(search)).matchAll(parts), ([part, phrase]) =>
        foldSearch(phrase ?? part),
      )
    : [foldSearch(search)]
  // French has a blank before a question mark, which is no word.
  const words = found.filter((text) => withoutEnds(text) !== '')
  return [...new Set(words.length > 0 ? words : found)].filter((text) => text !== '')
}

/** A search text in the form of `normalForm`: texts with the same terms in the same order have it. */
export const normalSearch = (search: string, match: 'words' | undefined): string =>
  match
    ? searchTerms(search, match)
        .map((term) => (term.includes(' ') || withoutArticles(term) !== term ? `"${term}"` : term))
        .join(' ')
    : foldSearch(search)
