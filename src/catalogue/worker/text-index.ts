import type { Ranked } from '../engine/sort-ordinals.ts'
import { isWellFormed, toWellFormed } from '../well-formed.ts'
import { foldInside } from '../words/fold.ts'
import { createScanner, type Scanner } from './scanner.ts'
import { textEnd, type TextBlock } from '../files/text-block.ts'

/** Bytes of text allocated at a time. */
const growth = 8 * 1024 * 1024

/**
 * The folded texts of some products, in one block of memory, and the search in them: a product matches where a folded
 * search text is part of one of its texts. Ranks are those of names and descriptions.
 */
export interface TextIndex {
  /** Adds the next products. Throws where their texts contain zero characters of their own. */
  readonly add: (block: TextBlock) => void
  /** The number of products in it. */
  readonly added: () => number
  /** The matching products from `first` on, before `end`, as ordinals; valid until the next call. */
  readonly find: (search: string, first: number, end: number) => Ranked
  /** The matching ones of the given products; for few of them faster than `find`. */
  readonly searchWithin: (search: string, ordinals: Uint32Array) => Ranked
}

const nothing: Ranked = { ordinals: new Uint32Array(), ranks: new Uint16Array() }

const encoder = new TextEncoder()

/** The bytes of a folded search text; null where no text can contain them: zero bytes or lone surrogates. */
function needleOf(search: string): Uint8Array | null {
  if (search === '') throw new RangeError('Nothing to search for.')
  return search.includes(textEnd) || !isWellFormed(search) ? null : encoder.encode(search)
}

/** An index with room for `count` products, each of them with so many texts: name and description. */
export function createTextIndex(count: number, textsEach = 2): TextIndex {
  const scanner: Scanner = createScanner(count)
  let added = 0
  let used = 0
  let capacity = 0

  return {
    add(block) {
      const last = added + block.count
      // One call for all texts: the zeros between them prevent that a letter's form depends on another text.
      const folded = toWellFormed(foldInside(block.texts))
      // At most three bytes for each unit of UTF-16.
      if (used + folded.length * 3 > capacity) {
        capacity = used + folded.length * 3 + (last < count ? growth : 0)
        scanner.grow(capacity)
      }
      const text = scanner.text()
      const { written } = encoder.encodeInto(folded, text.subarray(used))
      const starts = scanner.starts()
      let start = used
      for (let ordinal = added; ordinal < last; ordinal += 1) {
        starts[ordinal] = start
        for (let at = 0; at < textsEach; at += 1) start = text.indexOf(0, start) + 1
      }
      if (start !== used + written) throw new RangeError('A text holds a zero character.')
      used += written
      added = last
      starts[added] = used
    },
    added: () => added,
    find(search, first, last) {
      const needle = needleOf(search)
      return needle ? scanner.scan(needle, first, Math.min(last, added)) : nothing
    },
    searchWithin(search, ordinals) {
      const needle = needleOf(search)
      return needle ? scanner.searchWithin(needle, ordinals) : nothing
    },
  }
}
