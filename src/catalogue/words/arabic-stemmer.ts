import { stemmer as stemOnce } from '@orama/stemmers/arabic'

/** The article with the prepositions that are written with it, of a word of at least two more letters. */
const article = /^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u

/**
 * Snowball's stemmer, without the article and for all endings: by itself it takes one ending away, from a word with the
 * article another one than from the word alone, and leaves `سماعات` apart from `سماعة`.
 */
export function stemmer(word: string): string {
  const stem = stemOnce(word.replace(article, ''))
  return stem.length < word.length ? stemmer(stem) : stem
}
