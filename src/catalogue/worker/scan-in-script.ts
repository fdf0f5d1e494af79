import { descriptionRank } from '../words/match-rank.ts'
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
  letters: number,
  out: number,
  ranks: number,
) => number

/** The same search in JavaScript, by the browser's own search for single bytes. */
export function scanInScript(memory: ScanMemory): ScanFunction {
  return (textAt, startsAt, first, end, needleAt, length, one, _two, _three, lettersAt, outAt, ranksAt) => {
    const all = new Uint8Array(memory.buffer)
    const starts = new Uint32Array(memory.buffer, startsAt)
    const out = new Uint32Array(memory.buffer, outAt)
    const ranks = new Uint16Array(memory.buffer, ranksAt)
    const needle = all.subarray(needleAt, needleAt + length)
    const isLetterAt = letterReader(all, lettersAt)
    const [startsWithLetter, endsWithLetter] = [
      isLetterAt(needleAt),
      isLetterAt(before(all, needleAt + length)),
    ]
    const rarest = needle[one] ?? 0
    const stop = textAt + (starts[end] ?? 0)
    // Only the texts in question: the memory after them may be long.
    const texts = all.subarray(0, stop)
    let product = first - 1
    let next = textAt + (starts[first] ?? 0)
    let nameEnd = next
    let best = 0
    let count = 0
    let at = next
    for (;;) {
      const found = texts.indexOf(rarest, at + one) - one
      if (found < at || found + length > stop) return count
      at = found + 1
      if (!isThere(all, found, needle)) continue
      if (next <= found) {
        let start = next
        while (next <= found) {
          product += 1
          start = next
          next = textAt + (starts[product + 1] ?? 0)
        }
        nameEnd = all.indexOf(0, start)
        best = Number.POSITIVE_INFINITY
        out[count] = product
        count += 1
      }
      const isInName = found < nameEnd
      if (isInName || best >= descriptionRank) {
        const isInside = startsWithLetter && found !== textAt && isLetterAt(before(all, found))
        const rank = isInside ? 2 : endsWithLetter && isLetterAt(found + length) ? 1 : 0
        best = Math.min(best, rank + (isInName ? 0 : descriptionRank))
        ranks[count - 1] = best
      }
      // No better match can follow in this product.
      if (best === 0 || best === descriptionRank || (best < descriptionRank && !isInName)) at = next
    }
  }
}

function isThere(all: Uint8Array, address: number, needle: Uint8Array): boolean {
  for (let index = 0; index < needle.length; index += 1)
    if (all[address + index] !== needle[index]) return false
  return true
}

/** Whether the character at an address is one of which words consist. Those of four bytes are none. */
function letterReader(all: Uint8Array, lettersAt: number): (address: number) => boolean {
  const bits = (address: number) => (all[address] ?? 0) & 63
  return (address) => {
    const lead = all[address] ?? 0
    if (lead >= 0xf0) return false
    const two = ((lead & 31) << 6) | bits(address + 1)
    const three = ((lead & 15) << 12) | (bits(address + 1) << 6) | bits(address + 2)
    return all[lettersAt + (lead < 0x80 ? lead : lead < 0xe0 ? two : three)] === 1
  }
}

/** The start of the character that ends before this address. */
function before(all: Uint8Array, address: number): number {
  let start = address - 1
  while (((all[start] ?? 0) & 0xc0) === 0x80) start -= 1
  return start
}
