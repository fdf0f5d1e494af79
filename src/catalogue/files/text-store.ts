import { textEnd } from './text-block.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Texts of products, as UTF-8: half of the memory of strings in most languages. */
export interface TextStore {
  /** Adds the texts of the next products: two for each, each ended by a zero character. */
  readonly add: (texts: string, count: number) => void
  /** The two texts of a product; empty for one that was not added. */
  readonly at: (ordinal: number) => readonly [string, string]
}

/** A store for `count` products. */
export function createTextStore(count: number): TextStore {
  const blocks: { readonly first: number; readonly bytes: Uint8Array }[] = []
  /** By ordinal: where its texts end in its block. */
  const ends = new Uint32Array(count)
  let added = 0
  return {
    add(texts, many) {
      const bytes = encoder.encode(texts)
      let end = 0
      for (let at = 0; at < many; at += 1) {
        end = bytes.indexOf(0, bytes.indexOf(0, end) + 1) + 1
        ends[added + at] = end
      }
      if (end !== bytes.length) throw new RangeError('A part of the catalogue is damaged.')
      blocks.push({ first: added, bytes })
      added += many
    },
    at(ordinal) {
      const block = blocks.findLast(({ first }) => first <= ordinal)
      const start = ordinal === block?.first ? 0 : ends[ordinal - 1]
      const [first = '', second = ''] = decoder
        .decode(block?.bytes.subarray(start, ends[ordinal]))
        .split(textEnd)
      return [first, second]
    },
  }
}
