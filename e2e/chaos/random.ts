/** Random numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    next,
    below,
    pick<T>(from: readonly T[]): T {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
  }
}

export type Random = ReturnType<typeof createRandom>
