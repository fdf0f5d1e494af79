/**
 * Seeded arithmetic. Nothing here reads the clock or `Math.random`: the same input has the same result on every
 * machine. Changing a constant changes every generated product.
 */

/** A hash of an integer, 0 to 2^32 - 1 (the finalizer of MurmurHash3). */
export function hash32(seed: number): number {
  let x = seed | 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** Returns the next integer, from 0 to `count - 1`. */
type RandomInt = (count: number) => number

/** A separate generator for one seed (Mulberry32). */
export function seededRandom(seed: number): RandomInt {
  let state = hash32(seed)
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 0x1_0000_0000) * count)
  }
}

/** The count of numbers that `shuffle` permutes: 2^20, above the largest id. */
export const shuffleSize = 0x10_0000

const mask = shuffleSize - 1

/**
 * Shuffles 0 to `shuffleSize - 1`: a bijection, since each step (exclusive or with its own upper bits, product with an odd
 * number modulo a power of two) is invertible. Neighbours are mapped far from each other.
 */
export function shuffle(value: number): number {
  let x = value & mask
  x = Math.imul(x ^ (x >>> 10), 0x9e3b5) & mask
  x = Math.imul(x ^ (x >>> 9), 0xc2b2b) & mask
  return x ^ (x >>> 11)
}
