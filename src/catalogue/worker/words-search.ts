import { joined } from './joined.ts'
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
  readonly labels: TextIndex
  readonly pause: () => Promise<void>
  /** Resolves when more texts are loaded. */
  readonly waitForTexts: () => Promise<void>
}

/** Finds the ordinals of the products that have each term in a text or a label; null once `isObsolete` returns true. */
export function createWordsSearch({ count, texts, labels, pause, waitForTexts }: Searched) {
  const among = (term: string, ordinals: Uint32Array) =>
    union(texts.searchWithin(term, ordinals), labels.searchWithin(term, ordinals))

  /** The longest term first: it has the fewest matches. */
  function findAll([term = '', ...others]: readonly string[], first: number, end: number): Uint32Array {
    let found = union(texts.find(term, first, end).slice(), labels.find(term, first, end))
    for (const other of others) {
      found =
        found.length * sparse < end - first
          ? among(other, found)
          : intersection(found, findAll([other], first, end))
    }
    return found
  }

  return async (terms: readonly string[], isObsolete: () => boolean): Promise<Uint32Array | null> => {
    const longestFirst = terms.toSorted((a, b) => b.length - a.length)
    const found: Uint32Array[] = []
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

/** The numbers of two ascending lists, each once, ascending. */
function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  const all = new Uint32Array(a.length + b.length)
  let [inA, inB, length] = [0, 0, 0]
  while (inA < a.length || inB < b.length) {
    const next = Math.min(a[inA] ?? Infinity, b[inB] ?? Infinity)
    if (a[inA] === next) inA += 1
    if (b[inB] === next) inB += 1
    all[length] = next
    length += 1
  }
  return all.slice(0, length)
}

/** The numbers that are in both ascending lists. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  let inB = 0
  return a.filter((number) => {
    while ((b[inB] ?? Infinity) < number) inB += 1
    return b[inB] === number
  })
}
