import scanModule from './scan.as'

const pageBytes = 65_536
/** As many bytes as the address lets a search text have, at four bytes a character, and more. */
const longestNeedle = 4096
/** Read past the end of the text at most, and never written: the needle and four loads of 16 bytes. */
const padding = longestNeedle + 64

/** A search through bytes in memory of its own. */
export interface Scanner {
  /** Where the texts lie. Valid until `grow` is called. */
  readonly text: () => Uint8Array
  /** Where each product's text begins, and one more for the end. Valid until `grow` is called. */
  readonly starts: () => Uint32Array
  /** Makes room for so many bytes of text; what is there stays. */
  readonly grow: (bytes: number) => void
  /**
   * The products from `first` on, before `end`, whose text holds the needle. Valid until the next call; the needle must
   * not be empty.
   */
  readonly scan: (needle: Uint8Array, first: number, end: number) => Uint32Array
  /** All the memory it holds, in bytes. */
  readonly size: () => number
}

type ScanFunction = (
  text: number,
  starts: number,
  first: number,
  end: number,
  needle: number,
  length: number,
  one: number,
  other: number,
  out: number,
) => number

const isScan = (value: unknown): value is ScanFunction => typeof value === 'function'

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** How rare each byte is in a sample of the text: the needle's rarest two are looked for. */
function countBytes(sample: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const byte of sample) counts[byte] = (counts[byte] ?? 0) + 1
  return counts
}

/** Places in the needle of its two rarest bytes; the same one twice for a needle of one byte. */
export function rarestPlaces(needle: Uint8Array, counts: Uint32Array): readonly [number, number] {
  const places = [...needle.keys()].toSorted(
    (a, b) => (counts[needle[a] ?? 0] ?? 0) - (counts[needle[b] ?? 0] ?? 0) || a - b,
  )
  const [one = 0, other = one] = places
  return [one, other]
}

/**
 * A scanner for at most `products` products. WebAssembly with vectors where the browser has it; else the same search in
 * plain script. Throws `RangeError` where the memory cannot be had.
 */
export function createScanner(products: number): Scanner {
  // Text last: only that grows.
  const needleAt = 0
  const startsAt = longestNeedle
  const outAt = startsAt + (products + 1) * 4
  const textAt = Math.ceil((outAt + products * 4) / 16) * 16
  const pagesFor = (bytes: number) => Math.ceil((textAt + bytes + padding) / pageBytes)
  const memory = new WebAssembly.Memory({ initial: pagesFor(0) })
  const scan = instantiate(memory) ?? scanPlainly(memory)
  let counts: Uint32Array | undefined

  const scanner: Scanner = {
    text: () => new Uint8Array(memory.buffer, textAt),
    starts: () => new Uint32Array(memory.buffer, startsAt, products + 1),
    grow(bytes) {
      const missing = pagesFor(bytes) - memory.buffer.byteLength / pageBytes
      if (missing > 0) memory.grow(missing)
      counts = undefined
    },
    scan(needle, first, end) {
      if (needle.length > longestNeedle || end <= first) return new Uint32Array()
      counts ??= countBytes(scanner.text().subarray(0, 100_000))
      new Uint8Array(memory.buffer, needleAt, longestNeedle).set(needle)
      const [one, other] = rarestPlaces(needle, counts)
      const count = scan(textAt, startsAt, first, end, needleAt, needle.length, one, other, outAt)
      return new Uint32Array(memory.buffer, outAt, count)
    },
    size: () => memory.buffer.byteLength,
  }
  return scanner
}

/** Null where the browser has no vectors in WebAssembly, or is not allowed to run any. */
function instantiate(memory: WebAssembly.Memory): ScanFunction | null {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(scanModule)), {
      env: { memory },
    })
    return isScan(exports['scan']) ? exports['scan'] : null
  } catch {
    return null
  }
}

/** The same in plain script, by the browser's own search for single bytes. */
export function scanPlainly(memory: WebAssembly.Memory): ScanFunction {
  return (textAt, startsAt, first, end, needleAt, length, one, _other, outAt) => {
    const all = new Uint8Array(memory.buffer)
    const starts = new Uint32Array(memory.buffer, startsAt)
    const out = new Uint32Array(memory.buffer, outAt)
    const needle = all.subarray(needleAt, needleAt + length)
    const rarest = needle[one] ?? 0
    const stop = textAt + (starts[end] ?? 0)
    let product = first
    let count = 0
    let at = textAt + (starts[first] ?? 0)
    for (;;) {
      const found = all.indexOf(rarest, at + one) - one
      if (found < at || found + length > stop) return count
      at = found + 1
      if (!needle.every((byte, place) => all[found + place] === byte)) continue
      while (textAt + (starts[product + 1] ?? 0) <= found) product += 1
      out[count] = product
      count += 1
      at = textAt + (starts[product + 1] ?? 0)
    }
  }
}
