import type { Ranked } from '../engine/sort-ordinals.ts'
import { wordUnits } from '../words/match-rank.ts'
import scanModule from './scan.as'
import { createMemory, pageBytes, type ScanMemory } from './scan-memory.ts'
import { scanInScript, type ScanFunction } from './scan-in-script.ts'

/** Bytes: more than the longest search text in an address, at four bytes per character. */
const longestNeedle = 4096
/** Bytes after the text that are read but never written: the needle and four loads of 16 bytes. */
const padding = longestNeedle + 64

/** A search through bytes in its own memory. Needles must not be empty. */
export interface Scanner {
  /** The bytes of all texts. Valid until `grow` is called. */
  readonly text: () => Uint8Array
  /** The start of each product's text, and one more for the end. Valid until `grow` is called. */
  readonly starts: () => Uint32Array
  /** Allocates space for this many bytes of text, and preserves the content. */
  readonly grow: (bytes: number) => void
  /** The products from `first` on, before `end`, whose text contains the needle. Valid until the next call. */
  readonly scan: (needle: Uint8Array, first: number, end: number) => Ranked
  /** The given products whose text contains the needle. For few products: each costs more than in a scan of all. */
  readonly searchWithin: (needle: Uint8Array, products: Uint32Array) => Ranked
}

const isScan = (value: unknown): value is ScanFunction => typeof value === 'function'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The frequency of each byte in a sample of the text: the scan compares the needle's three rarest bytes first. */
function countBytes(sample: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const byte of sample) counts[byte] = (counts[byte] ?? 0) + 1
  return counts
}

/** Positions of the needle's three rarest bytes, the rarest first; for a needle of one or two bytes some repeat. */
export function rarestPositions(needle: Uint8Array, counts: Uint32Array): readonly [number, number, number] {
  const positions = [...needle.keys()].toSorted(
    (a, b) => (counts[needle[a] ?? 0] ?? 0) - (counts[needle[b] ?? 0] ?? 0) || a - b,
  )
  const [one = 0, two = one, three = two] = positions
  return [one, two, three]
}

/**
 * A scanner for at most `products` products. WebAssembly with SIMD where the browser supports it; else the same search
 * in JavaScript. Throws `RangeError` where the memory cannot be allocated.
 */
export function createScanner(products: number): Scanner {
  // The text is last: only the text grows.
  const needleAt = 0
  const lettersAt = longestNeedle
  const letters = wordUnits()
  const startsAt = lettersAt + letters.length
  const outAt = startsAt + (products + 1) * 4
  const ranksAt = outAt + products * 4
  const textAt = Math.ceil((ranksAt + products * 2) / 16) * 16
  const pagesFor = (bytes: number) => Math.ceil((textAt + bytes + padding) / pageBytes)
  const memory = createMemory(pagesFor(0))
  const scan = instantiate(memory) ?? scanInScript(memory)
  new Uint8Array(memory.buffer, lettersAt).set(letters)
  let counts: Uint32Array | undefined

  const text = () => new Uint8Array(memory.buffer, textAt)
  /** Writes the needle into memory. Returns its search, or null where the needle is too long. */
  function prepare(needle: Uint8Array): ((first: number, end: number) => number) | null {
    if (needle.length > longestNeedle) return null
    counts ??= countBytes(text().subarray(0, 10_000))
    new Uint8Array(memory.buffer, needleAt, longestNeedle).set(needle)
    const positions = rarestPositions(needle, counts)
    const { length } = needle
    return (first, end) =>
      scan(textAt, startsAt, first, end, needleAt, length, ...positions, lettersAt, outAt, ranksAt)
  }
  const ranksOf = (count: number) => new Uint16Array(memory.buffer, ranksAt, count)

  return {
    text,
    starts: () => new Uint32Array(memory.buffer, startsAt, products + 1),
    grow(bytes) {
      const missing = pagesFor(bytes) - memory.buffer.byteLength / pageBytes
      if (missing > 0) memory.grow(missing)
      counts = undefined
    },
    scan(needle, first, end) {
      const scanFor = end > first ? prepare(needle) : null
      const count = scanFor?.(first, end) ?? 0
      return { ordinals: new Uint32Array(memory.buffer, outAt, count), ranks: ranksOf(count) }
    },
    searchWithin(needle, some) {
      const scanFor = prepare(needle)
      const ordinals = new Uint32Array(some.length)
      const ranks = new Uint16Array(some.length)
      let count = 0
      if (scanFor)
        for (let index = 0; index < some.length; index += 1) {
          const product = some[index] ?? 0
          if (scanFor(product, product + 1) === 0) continue
          ordinals[count] = product
          ranks[count] = ranksOf(1)[0] ?? 0
          count += 1
        }
      return { ordinals: ordinals.slice(0, count), ranks: ranks.slice(0, count) }
    },
  }
}

/** Null where the browser does not support or does not allow WebAssembly SIMD. */
function instantiate(memory: ScanMemory): ScanFunction | null {
  if (!(typeof WebAssembly === 'object' && memory instanceof WebAssembly.Memory)) return null
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(scanModule)), {
      env: { memory },
    })
    return isScan(exports['scan']) ? exports['scan'] : null
  } catch {
    return null
  }
}
