import { fold } from './fold.ts'

/** How the words of a language are inflected and joined. */
export interface WordForms {
  /** A Snowball stemmer; null for a language without one. */
  readonly stem: ((word: string) => string) | null
  /** Whether several words are written as one, the main one last: Damenschuhe are Schuhe. */
  readonly joinsWords: boolean
}

/** Of an unknown language. */
export const plainForms: WordForms = { stem: null, joinsWords: false }

/** Letters of the main word of a joined one (Uhr), and of what precedes it: fewer begin or end words by chance. */
const shortestPart = 3

type Stemmer = NonNullable<WordForms['stem']>

/** A text is compared with all words of a catalogue, again and again. */
const knownStems = new WeakMap<Stemmer, Map<string, readonly string[]>>()

function stemsOf(word: string, stem: Stemmer): readonly string[] {
  const known = knownStems.get(stem) ?? new Map<string, readonly string[]>()
  knownStems.set(stem, known)
  // Snowball's English stemmer leaves knives and shelves apart from knife and shelf.
  const stems = known.get(word) ?? [word, word.replace(/ves$/, 'fe')].map((form) => fold(stem(form)))
  known.set(word, stems)
  return stems
}

/** The stem of a word; the folded word in a language without a stemmer. */
export const stemOf = (word: string, { stem }: WordForms): string =>
  (stem && stemsOf(word, stem)[0]) ?? fold(word)

const endsWithPart = (whole: string, part: string) =>
  part.length >= shortestPart && whole.length - part.length >= shortestPart && whole.endsWith(part)

/** The end of a word that begins with a folded stem: hemden of leinenhemden. */
function tailOf(word: string, stem: string): string {
  const folded = fold(word)
  const start = folded.lastIndexOf(stem)
  return (folded.length === word.length ? word : folded).slice(start)
}

/** What a word has in common with a typed one, as a text to search for; `inexact` where it means less. */
interface Relation {
  readonly text: string
  readonly isInexact: boolean
}

/**
 * Relates words of a catalogue, in lower case, to a typed one: other forms of it (knife to knives), longer words that
 * end with it (Uhr in Herrenuhren), and the word that it ends with (Schuhe for Damenschuhe). Null for another word.
 */
export function relativesOf(
  typed: string,
  { stem, joinsWords }: WordForms,
): (word: string) => Relation | null {
  if (!stem) return () => null
  const sought = stemsOf(typed, stem)
  return (word) => {
    const stems = stemsOf(word, stem)
    const [typedStem = '', wordStem = ''] = [sought[0], stems[0]]
    if (sought.some((one) => stems.includes(one))) return { text: word, isInexact: false }
    if (!joinsWords) return null
    if (endsWithPart(wordStem, typedStem)) return { text: tailOf(word, typedStem), isInexact: false }
    return endsWithPart(typedStem, wordStem) ? { text: word, isInexact: true } : null
  }
}
