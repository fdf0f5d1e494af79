import { editDistance } from './edit-distance.ts'

/** Shorter ones are near to too many others. */
const shortestWord = 3

/** Ways of writing a search that are offered, at most. */
const mostOffers = 3

const wordPattern = /\p{L}+(?:['’]\p{L}+)*/gu

/** Letters that may be wrong in a word of this length. */
const mistakesIn = (length: number) => (length < 6 ? 1 : 2)

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
  const most = mistakesIn(word.length)
  return [...counts]
    .map(([other, count]) => ({ other, count, distance: editDistance(word, other, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        // First letters are seldom mistyped.
        Number(a.other[0] !== word[0]) - Number(b.other[0] !== word[0]) ||
        b.count - a.count ||
        (a.other < b.other ? -1 : 1),
    )
    .slice(0, mostOffers)
    .map(({ other }) => other)
}

/**
 * The search text with every word that no product has replaced by one that some have, the likeliest first; none where it
 * has no such word, or one that is like no other. Words that are part of another are known: search finds parts of words.
 */
export function respell(search: string, counts: WordCounts): string[] {
  const known = [...counts.keys()]
  const changes = new Map<string, readonly string[]>()
  for (const word of wordsOf(search)) {
    if (word.length < shortestWord || known.some((other) => other.includes(word))) continue
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
