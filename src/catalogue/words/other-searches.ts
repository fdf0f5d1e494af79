import { plainWords } from 'virtual:language'
import { fold, foldSearch, withoutEnds } from './fold.ts'
import { isFiller } from './parse-query.ts'
import { countWords, nearest, reform, piecesOf, respell, type WordCounts } from './spelling.ts'
import { plainForms, relativesOf, type WordForms } from './word-forms.ts'

/** Search texts for a folded word or phrase that shoppers type, the nearest first; from an owner's table. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Words of the longest phrase that is looked up within a longer text. */
const longestPhrase = 3
const { plurals, isNounLast, hasNoSpaces } = plainWords
/** Letters. A shorter prefix begins too many phrases. */
const shortestBeginning = 4
/** The most other searches of one text: each is a query to the catalogue. */
const most = 8

/** Between words of Japanese it is an ending or a particle: 青い茶碗, 木の皿. */
const oneKana = /^\p{sc=Hiragana}$/u

const none: readonly string[] = []

/** A part of a text: a phrase of the table with its search texts, or a single word. */
interface Part {
  readonly text: string
  readonly searches: readonly string[]
}

/** In singular or plural, whichever the table has; then of another form, or of the main part of a joined word. */
function synonymsOf(text: string, synonyms: Synonyms, forms: WordForms): readonly string[] {
  const folded = foldSearch(text)
  const others = plurals.flatMap((ending) => [
    folded + ending,
    ...(folded.endsWith(ending) ? [folded.slice(0, -ending.length)] : []),
  ])
  const known = [folded, ...others].find((one) => synonyms.has(one))
  return synonyms.get(known ?? folded) ?? related(text, synonyms, forms) ?? none
}

function related(text: string, synonyms: Synonyms, forms: WordForms): readonly string[] | undefined {
  const relate = relativesOf(text, forms)
  const relatives = [...synonyms].flatMap(([typed, searches]) => {
    const relation = relate(typed)
    // A part of a row's words means less than the row: Schuhe are not Turnschuhe.
    return relation && (relation.isInexact || relation.text === typed) ? [{ ...relation, searches }] : []
  })
  return (relatives.find(({ isInexact }) => !isInexact) ?? relatives[0])?.searches
}

/** The longest phrases of the table, from left to right. */
function partsOf(words: readonly string[], synonyms: Synonyms, forms: WordForms): readonly Part[] {
  if (words.length === 0) return []
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ')
    const searches = synonymsOf(text, synonyms, forms)
    if (searches.length > 0 || length === 1)
      return [{ text, searches }, ...partsOf(words.slice(length), synonyms, forms)]
  }
  return []
}

/** With and without the blanks that others write: `tea-pot` as one word or two, `rj600` as two. */
const otherJoints = (text: string): readonly string[] => [
  text
    .replaceAll(/[\p{Dash}・]+/gu, ' ')
    .replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim(),
  text.replaceAll(/[\p{Dash}・]+/gu, ''),
]

interface Searched {
  readonly text: string
  /** Whether the text itself finds products: then its single words are not searched for. */
  readonly isFound: boolean
}

/**
 * Other search texts for what a shopper may mean, the likeliest first: with the same meaning, in the catalogue's
 * spelling, and each word on its own, the noun first. Some may find nothing.
 */
export function otherSearches(
  { text, isFound }: Searched,
  synonyms: Synonyms,
  counts: WordCounts,
  forms: WordForms = plainForms,
): readonly string[] {
  const typed = text.toLowerCase().trim().split(/\s+/).map(withoutEnds).filter(Boolean).join(' ')
  if (typed === '') return none
  const words = hasNoSpaces ? piecesOf(typed).filter((piece) => !oneKana.test(piece)) : typed.split(' ')
  const parts = partsOf(words, synonyms, forms)
  const replaced = parts.map((part) => part.searches[0] ?? part.text).join(' ')
  const sameMeaning = synonymsOf(typed, synonyms, forms)
  const known = [
    ...sameMeaning,
    ...respell(typed, counts, forms, plurals),
    // The table says more about a text that has results.
    ...(isFound && sameMeaning.length > 0 ? none : reform(typed, counts, forms)),
    replaced,
    ...(isFound ? none : otherJoints(typed)),
  ]
  const isOther = (search: string) => !['', foldSearch(typed)].includes(foldSearch(search))
  const isKnown = known.some(isOther)
  const guessed = isFound || isKnown ? none : guess(typed, synonyms, forms)
  const single =
    isFound || parts.length === 1
      ? none
      : (isNounLast ? parts.toReversed() : parts).flatMap((part) => alone(part, counts, forms))
  return [...new Set([...known, ...guessed, ...single])].filter(isOther).slice(0, most)
}

/** The searches of a misspelt phrase of the table (trowsers), or of the phrases that begin like this (trous). */
function guess(typed: string, synonyms: Synonyms, forms: WordForms): readonly string[] {
  const corrected = respell(typed, countWords(synonyms.keys()), plainForms, plurals)
  if (corrected.length > 0) return corrected.flatMap((text) => synonymsOf(text, synonyms, forms))
  if (typed.length < shortestBeginning) return none
  return [...synonyms]
    .filter(([text]) => text.startsWith(foldSearch(typed)))
    .flatMap(([, searches]) => searches)
}

/**
 * The searches of one part without the others: whole words of the catalogue, since “mat” would find “automatic”, or
 * those nearest to it.
 */
function alone({ text, searches }: Part, counts: WordCounts, forms: WordForms): readonly string[] {
  if (searches.length > 0) return searches
  if (isFiller(text)) return none
  const folded = fold(text)
  const isSame = (word: string) => (hasNoSpaces ? fold(word).includes(folded) : fold(word) === folded)
  const isWord = counts.has(text) || [...counts.keys()].some(isSame)
  if (!isWord) return nearest(text, counts, forms).slice(0, 1)
  // A form that the word begins with finds both: game also finds games.
  return [reform(text, counts, forms).find((form) => text.startsWith(form)) ?? text]
}
