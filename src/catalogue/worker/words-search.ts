import type { Ranked } from '../engine/sort-ordinals.ts'
import { labelRank } from '../words/match-rank.ts'
import { joined } from './joined.ts'
import type { LabelIndex } from './label-index.ts'
import type { TextIndex } from './text-index.ts'

/** Products searched between two checks for an obsolete query. */
const stride = 65_536

/** Where fewer than one in `sparse` products have a word, the next one is searched among these alone. */
const sparse = 16

interface Searched {
  readonly count: number
  /** Names and descriptions. */
  readonly texts: TextIndex
  /** Brands, categories and keywords. */
  readonly labels: LabelIndex
  readonly pause: () => Promise<void>
  /** Resolves when more texts are loaded. */
  readonly waitForTexts: () => Promise<void>
}

/**
 * Finds the products that have each term in a text or a label, with the sum of their ranks; null once `isObsolete`
 * returns true.
 */
export function createWordsSearch({ count, texts, labels, pause, waitForTexts }: Searched) {
  const among = (term: string, ordinals: Uint32Array) =>
    union(texts.searchWithin(term, ordinals), labels.searchWithin(term, ordinals))

  /** The longest term first: it has the fewest matches. */
  function findAll([term = '', ...others]: readonly string[], first: number, end: number): Ranked {
    let found = union(texts.find(term, first, end), labels.find(term, first, end))
    for (const other of others) {
      const isSparse = found.ordinals.length * sparse < end - first
      found = intersection(found, isSparse ? among(other, found.ordinals) : findAll([other], first, end))
    }
    return found
  }

  return async (terms: readonly string[], isObsolete: () => boolean): Promise<Ranked | null> => {
    const longestFirst = terms.toSorted((a, b) => b.length - a.length)
    const found: Ranked[] = []
    for (let first = 0; first < count;) {
      const end = Math.min(first + stride, texts.added())
      found.push(findAll(longestFirst, first, end))
      first = end
      await (first === texts.added() && first < count ? waitForTexts() : pause())
      if (isObsolete()) return null
    }
    return joined(found)
  }
}

/** The products that have a term in their texts or, ascending as well, in their labels; each with its best rank. */
function union(texts: Ranked, labels: Uint32Array): Ranked {
  const ordinals = new Uint32Array(texts.ordinals.length + labels.length)
  const ranks = new Uint16Array(ordinals.length)
  let [inTexts, inLabels, count] = [0, 0, 0]
  while (inTexts < texts.ordinals.length || inLabels < labels.length) {
    const text = texts.ordinals[inTexts] ?? Infinity
    const label = labels[inLabels] ?? Infinity
    const rank = text <= label ? (texts.ranks[inTexts] ?? 0) : labelRank
    ordinals[count] = Math.min(text, label)
    ranks[count] = label <= text ? Math.min(rank, labelRank) : rank
    count += 1
    if (text <= label) inTexts += 1
    if (label <= text) inLabels += 1
  }
  return { ordinals: ordinals.slice(0, count), ranks: ranks.slice(0, count) }
}

/** The products of both lists, with the sum of their ranks. */
function intersection(a: Ranked, b: Ranked): Ranked {
  const ordinals = new Uint32Array(Math.min(a.ordinals.length, b.ordinals.length))
  const ranks = new Uint16Array(ordinals.length)
  let [inB, count] = [0, 0]
  for (let inA = 0; inA < a.ordinals.length; inA += 1) {
    const ordinal = a.ordinals[inA] ?? 0
    while ((b.ordinals[inB] ?? Infinity) < ordinal) inB += 1
    if (b.ordinals[inB] !== ordinal) continue
    ordinals[count] = ordinal
    ranks[count] = (a.ranks[inA] ?? 0) + (b.ranks[inB] ?? 0)
    count += 1
  }
  return { ordinals: ordinals.slice(0, count), ranks: ranks.slice(0, count) }
}
