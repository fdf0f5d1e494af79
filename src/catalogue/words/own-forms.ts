import { joinsWords, stemmer } from 'virtual:catalogue/stemmer'
import type { WordForms } from './word-forms.ts'

/** Each word of a catalogue is stemmed once: an offer compares a text with all of them. */
const stems = new Map<string, string>()

function stemOnce(word: string): string {
  const known = stems.get(word)
  if (known !== undefined || !stemmer) return known ?? word
  const stem = stemmer(word)
  stems.set(word, stem)
  return stem
}

/** Of the shop's language. */
export const ownForms: WordForms = { stem: stemmer && stemOnce, joinsWords }
