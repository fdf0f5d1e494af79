import { textEnd, type TextBlock } from '../files/text-block.ts'
import { createTextIndex } from './text-index.ts'

/** The folded labels of some products (`words/labels.ts`), and the search in them. */
export interface LabelIndex {
  /** Adds the labels of the next products: one text for each. */
  readonly add: (block: TextBlock) => void
  /** The products from `first` on, before `end`, whose labels contain a folded search text; ascending. */
  readonly find: (search: string, first: number, end: number) => Uint32Array
  /** The matching ones of the given products. */
  readonly searchWithin: (search: string, ordinals: Uint32Array) => Uint32Array
}

/**
 * An index with room for `size` products. Neighbours mostly share their labels, such as brand and category: each text
 * of a block is kept once, a sixth of the memory for a million products that have only these.
 */
export function createLabelIndex(size: number): LabelIndex {
  const texts = createTextIndex(size, 1)
  /** By product: the number of its text. */
  const codes = new Uint32Array(size)
  let added = 0

  return {
    add({ count, texts: labels }) {
      const own = new Map<string, number>()
      const first = texts.added()
      for (const label of labels.split(textEnd).slice(0, count)) {
        const code = own.get(label) ?? first + own.size
        own.set(label, code)
        codes[added] = code
        added += 1
      }
      texts.add({ count: own.size, texts: [...own.keys()].map((label) => label + textEnd).join('') })
    },
    find(search, first, end) {
      const own = codes.subarray(first, Math.min(end, added))
      // Texts have their numbers in the order of products: those of neighbours are neighbours, too.
      let [low, high] = [texts.added(), -1]
      for (let at = 0; at < own.length; at += 1) {
        low = Math.min(low, own[at] ?? 0)
        high = Math.max(high, own[at] ?? 0)
      }
      const { ordinals: found } = texts.find(search, low, high + 1)
      const isFound = new Uint8Array(high + 1)
      for (const code of found) isFound[code] = 1
      const ordinals = new Uint32Array(own.length)
      let count = 0
      for (let at = 0; at < own.length; at += 1) {
        if (isFound[own[at] ?? 0] !== 1) continue
        ordinals[count] = first + at
        count += 1
      }
      return ordinals.subarray(0, count)
    },
    searchWithin(search, ordinals) {
      const own = new Set(Array.from(ordinals, (ordinal) => codes[ordinal] ?? 0))
      const found = new Set(texts.searchWithin(search, Uint32Array.from(own).toSorted()).ordinals)
      return ordinals.filter((ordinal) => found.has(codes[ordinal] ?? 0))
    },
  }
}
