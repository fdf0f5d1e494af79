import { foldInside } from './fold.ts'
import { searchTerms } from './search-terms.ts'

/** A character and what joins it: marks, invisible characters, jamo of its syllable, halfwidth marks of kana. */
const cluster = /[^][\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*/gu

/** Where a match is in a text, in its own characters: `start`, and `end` after it. */
interface FoundRange {
  readonly start: number
  readonly end: number
}

/** Where the folded text `sought` is in a text, from left to right, without overlaps. Whole characters are found. */
function findFolded(text: string, sought: string): readonly FoundRange[] {
  if (sought === '') return []
  let folded = ''
  /** By position in `folded`: the cluster that it comes from. */
  const from: FoundRange[] = []
  for (const { 0: piece, index: start } of text.matchAll(cluster)) {
    const own = foldInside(piece)
    const added = own === ' ' && folded.endsWith(' ') ? '' : own
    const range = { start, end: start + piece.length }
    folded += added
    for (let at = 0; at < added.length; at += 1) from.push(range)
  }
  const found: FoundRange[] = []
  let at = folded.indexOf(sought)
  while (at !== -1) {
    const start = from[at]?.start ?? 0
    const end = from[at + sought.length - 1]?.end ?? text.length
    // Two matches in one character, `s` in `ß`, are one.
    if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end })
    at = folded.indexOf(sought, at + sought.length)
  }
  return found
}

/** Ranges from left to right; those that overlap are one. */
function merged(ranges: readonly FoundRange[]): readonly FoundRange[] {
  const all: FoundRange[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && start < last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else all.push({ start, end })
  }
  return all
}

/** Where a text matches a search, by the same comparison as the search: each of its words, from left to right. */
export const findMatches = (
  text: string,
  search: string,
  match: 'words' | undefined,
): readonly FoundRange[] => merged(searchTerms(search, match).flatMap((term) => findFolded(text, term)))
