import { editDistance } from './edit-distance.ts'

/** Shorter ones are not counted. */
const shortestWord = 3

/** Shorter ones are near to too many others: polo is no pool. */
const shortestMisspelt = 5

/** Ways of writing a search that are offered, at most. */
const mostOffers = 3

const wordPattern = /\p{L}+(?:['’]\p{L}+)*/gu

/** Letters that may be wrong, by the length of the longer word: among six letters, one makes another word of most. */
const mistakesIn = (length: number) => (length < 7 ? 0 : length < 10 ? 1 : 2)

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/gu, '$1')

const isPluralOf = (word: string, other: string) => word === `${other}s` || word === `${other}es`

/** The same letters but for their order, or for how often they stand in a row. */
const isSlipOf = (word: string, other: string) =>
  withoutDoubles(word) === withoutDoubles(other) ||
  (word.length === other.length && editDistance(word, other, 1) === 1 && sorted(word) === sorted(other))

const sorted = (word: string) => Array.from(word).toSorted().join('')

/** How many mistakes make the one word of the other; null where it is more likely another word than a misspelt one. */
function mistakesBetween(word: string, other: string): number | null {
  if (isPluralOf(word, other)) return 0
  if (word.length < shortestMisspelt) return null
  if (isSlipOf(word, other)) return 1
  // Letters are left out or mistaken rather than added, and seldom at either end.
  if (word[0] !== other[0] || word.at(-1) !== other.at(-1) || word.length > other.length) return null
  const most = mistakesIn(Math.max(word.length, other.length))
  const distance = editDistance(word, other, most)
  return distance <= most ? distance : null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? []

/** How often each word stands in the catalogue. */
export type WordCounts = ReadonlyMap<string, number>

export function countWords(texts: Iterable<string>): WordCounts {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of wordsOf(text))
      if (word.length >= shortestWord) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The catalogue's words nearest to a word that it does not hold: fewer mistakes first, then the commoner one. */
function nearest(word: string, counts: WordCounts): string[] {
  return [...counts]
    .flatMap(([other, count]) => {
      const mistakes = mistakesBetween(word, other)
      return mistakes === null ? [] : [{ other, count, mistakes }]
    })
    .toSorted((a, b) => a.mistakes - b.mistakes || b.count - a.count || (a.other < b.other ? -1 : 1))
    .slice(0, mostOffers)
    .map(({ other }) => other)
}

/**
 * The search text with every word that no product has replaced by one that some have, the likeliest first; none where it
 * has no such word, or one that is like no other. Words that are part of another are known: search finds parts of words.
 */
export function respell(search: string, counts: WordCounts): string[] {
  const allWords = [...counts.keys()]
  const changes = new Map<string, readonly string[]>()
  for (const word of wordsOf(search)) {
    if (word.length < shortestWord || allWords.some((other) => other.includes(word))) continue
    const others = nearest(word, counts)
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
