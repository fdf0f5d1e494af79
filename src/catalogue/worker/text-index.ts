import { isWellFormed, toWellFormed } from '../well-formed.ts'
import { createScanner, type Scanner } from './scanner.ts'

/** The searched texts of a product. */
export interface IndexedTexts {
  readonly name: string
  readonly description: string
}

/** Products encoded per batch; messages are handled between batches. */
const batchSize = 2000

/** Ends every text: no search text that can match contains it. */
const end = '\0'

/** Bytes of text allocated at a time. */
const growth = 8 * 1024 * 1024

/**
 * The lowered names and descriptions of some products, in one block of memory, and the search in them: a product
 * matches where `toLowerCase` of the search text is part of `toLowerCase` of its name or of its description.
 */
export interface TextIndex {
  /**
   * Adds the next products, at most `batchSize` of them, whose ordinals are below `available`; returns false once all
   * are added.
   */
  readonly addBatch: (available?: number) => boolean
  readonly added: () => number
  /** The matching products from `first` on, before `end`, as ordinals; valid until the next call. */
  readonly find: (search: string, first: number, end: number) => Uint32Array
  /** The matching ones of the given products; for few of them faster than `find`. */
  readonly searchWithin: (search: string, ordinals: Uint32Array) => Uint32Array
  /** All memory of the index, in bytes. */
  readonly size: () => number
}

const encoder = new TextEncoder()

/** The bytes of the search text; null where no text can contain them: zero bytes or lone surrogates. */
function needleOf(search: string): Uint8Array | null {
  if (search === '') throw new RangeError('Nothing to search for.')
  return search.includes(end) || !isWellFormed(search) ? null : encoder.encode(search.toLowerCase())
}

/**
 * `textsOf` is called once for each ordinal from 0 to `count - 1`, in order. Throws for a text with a zero character.
 */
export function createTextIndex(count: number, textsOf: (ordinal: number) => IndexedTexts): TextIndex {
  const scanner: Scanner = createScanner(count)
  let added = 0
  let used = 0
  let capacity = 0

  return {
    addBatch(available = count) {
      const last = Math.min(added + batchSize, available)
      const lengths: number[] = []
      const parts: string[] = []
      for (let ordinal = added; ordinal < last; ordinal += 1) {
        const { name, description } = textsOf(ordinal)
        parts.push(name, end, description, end)
        lengths.push(name.length + description.length + 2)
      }
      // One call for all texts: the zeros between them prevent that a letter's lower case depends on another text.
      const lowered = toWellFormed(parts.join('').toLowerCase())
      // At most three bytes for each unit of UTF-16.
      if (used + lowered.length * 3 > capacity) {
        capacity = used + lowered.length * 3 + (last < count ? growth : 0)
        scanner.grow(capacity)
      }
      const text = scanner.text()
      const { written } = encoder.encodeInto(lowered, text.subarray(used))
      const starts = scanner.starts()
      if (written === lowered.length && lowered.length === lengths.reduce((sum, length) => sum + length, 0)) {
        let start = used
        for (const [at, length] of lengths.entries()) {
          starts[added + at] = start
          start += length
        }
      } else {
        // Some letters have more than one byte: the zero bytes mark the texts' ends.
        let start = used
        for (let ordinal = added; ordinal < last; ordinal += 1) {
          starts[ordinal] = start
          start = text.indexOf(0, text.indexOf(0, start) + 1) + 1
        }
        if (start !== used + written) throw new RangeError('A text holds a zero character.')
      }
      used += written
      added = last
      starts[added] = used
      return added < count
    },
    added: () => added,
    find(search, first, last) {
      const needle = needleOf(search)
      return needle ? scanner.scan(needle, first, Math.min(last, added)) : new Uint32Array()
    },
    searchWithin(search, ordinals) {
      const needle = needleOf(search)
      return needle ? scanner.searchWithin(needle, ordinals) : new Uint32Array()
    },
    size: scanner.size,
  }
}
