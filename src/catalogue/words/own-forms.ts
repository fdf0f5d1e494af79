import { joinsWords, stemmer } from 'virtual:catalogue/stemmer'
import type { WordForms } from './word-forms.ts'

/** Of the shop's language. */
export const ownForms: WordForms = { stem: stemmer, joinsWords }
