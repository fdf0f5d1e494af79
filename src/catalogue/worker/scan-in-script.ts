import type { ScanMemory } from './scan-memory.ts'

/** `scan` of `scan.as`: all are addresses in memory or indexes of products, except `length`. */
export type ScanFunction = (
  text: number,
  starts: number,
  first: number,
  end: number,
  needle: number,
  length: number,
  one: number,
  two: number,
  three: number,
  out: number,
) => number

/** The same search in JavaScript, by the browser's own search for single bytes. */
export function scanInScript(memory: ScanMemory): ScanFunction {
  return (textAt, startsAt, first, end, needleAt, length, one, _two, _three, outAt) => {
    const all = new Uint8Array(memory.buffer)
    const starts = new Uint32Array(memory.buffer, startsAt)
    const out = new Uint32Array(memory.buffer, outAt)
    const needle = all.subarray(needleAt, needleAt + length)
    const rarest = needle[one] ?? 0
    const stop = textAt + (starts[end] ?? 0)
    // Only the texts in query: the memory after them may be long.
    const texts = all.subarray(0, stop)
    let product = first
    let count = 0
    let at = textAt + (starts[first] ?? 0)
    for (;;) {
      const found = texts.indexOf(rarest, at + one) - one
      if (found < at || found + length > stop) return count
      at = found + 1
      if (!isThere(all, found, needle)) continue
      while (textAt + (starts[product + 1] ?? 0) <= found) product += 1
      out[count] = product
      count += 1
      at = textAt + (starts[product + 1] ?? 0)
    }
  }
}

function isThere(all: Uint8Array, address: number, needle: Uint8Array): boolean {
  for (let index = 0; index < needle.length; index += 1)
    if (all[address + index] !== needle[index]) return false
  return true
}
