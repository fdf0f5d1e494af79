import { editDistance } from './edit-distance.ts'
import { fold } from './fold.ts'
import { plainForms, relativesOf, stemOf, type WordForms } from './word-forms.ts'

/** Letters. Shorter words are not counted, except in Japanese. */
const shortestWord = 3
const japanese = /^[\p{sc=Han}\p{sc=Katakana}]/u

/** Letters. Shorter words resemble too many others: polo is not pool. */
const shortestMisspelt = 5

/** The most spellings offered. */
const mostSpellings = 3

/** A word, or in Japanese, which has no spaces, a run of one script: ランプ of ランプを探す. */
const wordPattern =
  /[\p{sc=Katakana}ー]+|[\p{sc=Hiragana}ー]+|[\p{sc=Han}々]+|\p{L}(?:(?![\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Han}])\p{L})*(?:['’]\p{L}+)*/gu

/** The most wrong letters, by the length of the longer word: in six letters one change usually makes another word. */
const allowedMistakes = (length: number) => (length < 7 ? 0 : length < 10 ? 1 : 2)

/** In a word of six letters a missing letter rarely makes another word (camra for camera), but the ending of a plural may. */
const lengthWithGap = 6

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/gu, '$1')

/** Whether both have the same letters, in another order or with other repeats. */
const isSlipOf = (word: string, other: string) =>
  withoutDoubles(word) === withoutDoubles(other) ||
  (word.length === other.length && editDistance(word, other, 1) === 1 && sorted(word) === sorted(other))

const sorted = (word: string) => Array.from(word).toSorted().join('')

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Sounds of foreign words, which Japanese writes in several ways: ヘッドフォン and ヘッドホン. */
const kana: Readonly<Record<string, string>> = {
  ふぁ: 'は',
  ふぃ: 'ひ',
  ふぇ: 'へ',
  ふぉ: 'ほ',
  ゔぁ: 'ば',
  ゔぃ: 'び',
  ゔぇ: 'べ',
  ゔぉ: 'ぼ',
  ゔ: 'ぶ',
  ー: '',
}

/**
 * Words as they are written without the keys for umlauts, größe as groesse, or with other kana. The search finds grosse
 * by itself.
 */
const spellOut = (word: string) =>
  fold(word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter)).replaceAll(
    /[ふゔ][ぁぃぇぉ]|ゔ|ー/g,
    (sound) => kana[sound] ?? sound,
  )

const hasOtherSpelling = (word: string) => /[äöüふフゔヴー]/.test(word)

/** Finds the part of a catalogue's word that is `word` with other letters: küche in küchenöl of kueche. */
function partFinder(word: string): (other: string) => string | null {
  const isRespelt = hasOtherSpelling(word)
  const sought = spellOut(word)
  return (other) => {
    if ((!isRespelt && !hasOtherSpelling(other)) || !spellOut(other).includes(sought)) return null
    for (let start = 0; start < other.length; start += 1)
      for (let end = start + 1; end <= other.length; end += 1)
        if (spellOut(other.slice(start, end)) === sought) return other.slice(start, end)
    return null
  }
}

const englishPlurals = ['s', 'es']

/**
 * The number of mistakes that turn one word into the other; null where it is more likely another word than a misspelt
 * one.
 */
export function mistakesBetween(
  word: string,
  other: string,
  plurals: readonly string[] = englishPlurals,
): number | null {
  if (plurals.some((ending) => word === other + ending)) return 0
  if (word.length < shortestMisspelt) return null
  if (isSlipOf(word, other)) return 1
  // Typing errors omit or replace letters more often than they add any, and rarely at either end.
  if (word[0] !== other[0] || word.at(-1) !== other.at(-1) || word.length > other.length) return null
  const isGap =
    other.length === lengthWithGap &&
    word.length < other.length &&
    !plurals.some((ending) => word.endsWith(ending))
  const most = isGap ? 1 : allowedMistakes(other.length)
  const distance = editDistance(word, other, most)
  return distance <= most ? distance : null
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(wordPattern) ?? []

const piecePattern = new RegExp(String.raw`${wordPattern.source}|\p{N}+`, 'gu')

/** The words and the numbers of a text, in their order. */
export const piecesOf = (text: string): readonly string[] => text.toLowerCase().match(piecePattern) ?? []

/** How often each word occurs in the catalogue. */
export type WordCounts = ReadonlyMap<string, number>

export function countWords(texts: Iterable<string>): WordCounts {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of wordsOf(text))
      if (word.length >= shortestWord || japanese.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Letters of the first and the second of two words that are written as one: fewer begin or end words by chance. */
const shortestFirst = 4
const shortestSecond = 3

/**
 * A word as two words of a catalogue: `greentea`, and where words are joined `lederschuhe`, of leder and damenschuhe.
 */
function halvesOf(word: string, counts: WordCounts, { joinsWords }: WordForms): readonly string[] {
  const known = [...counts.keys()].map(fold)
  const folded = fold(word)
  return known
    .filter((first) => {
      if (first.length < shortestFirst || !folded.startsWith(first)) return false
      const second = folded.slice(first.length)
      const isKnown = (other: string) => other === second || (joinsWords && other.endsWith(second))
      return second.length >= shortestSecond && known.some(isKnown)
    })
    .toSorted((a, b) => b.length - a.length)
    .map((first) => `${first} ${folded.slice(first.length)}`)
}

/** Follows other forms of a word, and precedes its main part. */
const twoWords = 0.25

/** Follows other forms of a word, and precedes misspelt ones. */
const inexactForm = 0.5

/**
 * The catalogue's words nearest to a missing word, each once: other forms of it, the longest part of a joined word, then
 * those with fewer mistakes, then the more frequent word.
 */
export function nearest(
  word: string,
  counts: WordCounts,
  forms: WordForms,
  plurals: readonly string[] = englishPlurals,
): string[] {
  const findPart = partFinder(word)
  const relate = relativesOf(word, forms)
  const halves = halvesOf(word, counts, forms).map((other) => ({ other, count: 0, mistakes: twoWords }))
  const others = [...counts].flatMap(([other, count]) => {
    const relation = relate(other)
    if (relation) return [{ other: relation.text, count, mistakes: relation.isInexact ? inexactForm : 0 }]
    const part = findPart(other)
    if (part !== null) return [{ other: part, count, mistakes: 0 }]
    const mistakes =
      mistakesBetween(fold(word), fold(other), plurals) ??
      mistakesBetween(stemOf(word, forms), stemOf(other, forms), plurals)
    return mistakes === null ? [] : [{ other, count, mistakes }]
  })
  return [...halves, ...others]
    .toSorted(
      (a, b) =>
        a.mistakes - b.mistakes ||
        (a.mistakes === inexactForm ? b.other.length - a.other.length : 0) ||
        b.count - a.count ||
        (a.other < b.other ? -1 : 1),
    )
    .map(({ other }) => other)
    .filter((other, at, all) => all.indexOf(other) === at)
    .slice(0, mostSpellings)
}

/** The search text with each word in its most frequent other form; none where the catalogue has no other forms. */
export function reform(search: string, counts: WordCounts, forms: WordForms): readonly string[] {
  const known = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const reformed = search.replace(wordPattern, (word) => {
    const relate = relativesOf(word, forms)
    for (const other of known) {
      const relation = relate(other)
      if (relation && !relation.isInexact && relation.text !== word) return relation.text
    }
    return word
  })
  return reformed === search ? [] : [reformed]
}

/**
 * The search text with every unknown word replaced by another form of it or a similar word of the catalogue, the
 * likeliest first; none where all words are known, or one has no similar word. Parts of words count as known: search
 * finds them. `plurals` are the endings of the catalogue's language.
 */
export function respell(
  search: string,
  counts: WordCounts,
  forms: WordForms = plainForms,
  plurals: readonly string[] = englishPlurals,
): string[] {
  const allWords = [...counts.keys()].map(fold)
  const changes = new Map<string, readonly string[]>()
  for (const word of wordsOf(search)) {
    if (word.length < shortestWord || allWords.some((other) => other.includes(fold(word)))) continue
    const others = nearest(word, counts, forms, plurals)
    if (others.length === 0) return []
    changes.set(word, others)
  }
  if (changes.size === 0) return []
  const ranks = Array.from({ length: Math.max(...[...changes.values()].map(({ length }) => length)) })
  return ranks.map((_, rank) =>
    search
      .toLowerCase()
      .replace(wordPattern, (word) => changes.get(word)?.[rank] ?? changes.get(word)?.[0] ?? word)
      .trim(),
  )
}
