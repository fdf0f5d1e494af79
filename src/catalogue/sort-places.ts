/** How many there are of each key, by key: where a part's products stand among those of other parts. */
export interface Runs {
  /** Ascending. */
  readonly keys: Uint32Array
  readonly counts: Uint32Array
}

/** An order of all places of a part: what sorting some of them goes by. */
export interface Order {
  /** The different keys, ascending. */
  readonly keys: Uint32Array
  /** The number of each place's key. */
  readonly ranks: Uint32Array
}

/**
 * The order by key, a whole number below 2^32. Made once: products have few different prices or ratings, so that sorting
 * by their numbers is counting.
 */
export function createOrder(count: number, keyOf: (place: number) => number): Order {
  const all = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) all[place] = keyOf(place)
  const keys = Uint32Array.from(new Set(all)).toSorted()
  const numbers = new Map<number, number>()
  for (const [number, key] of keys.entries()) numbers.set(key, number)
  return { keys, ranks: all.map((key) => numbers.get(key) ?? 0) }
}

/** Some places in this order, those of one key as they were given, and their runs. */
export function sortPlaces(places: Uint32Array, { keys, ranks }: Order): { sorted: Uint32Array; runs: Runs } {
  const counts = new Uint32Array(keys.length)
  for (const place of places) {
    const rank = ranks[place] ?? 0
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  let before = 0
  const next = counts.map((count) => {
    before += count
    return before - count
  })
  const sorted = new Uint32Array(places.length)
  for (const place of places) {
    const rank = ranks[place] ?? 0
    const at = next[rank] ?? 0
    sorted[at] = place
    next[rank] = at + 1
  }
  return {
    sorted,
    runs: {
      keys: keys.filter((_, rank) => counts[rank] !== 0),
      counts: counts.filter((count) => count !== 0),
    },
  }
}

/** Some neighbours in the sorted list of one part, from its place `start` on, before `end`. */
export interface Stretch {
  readonly part: number
  readonly start: number
  readonly end: number
}

/**
 * Where the products from `start` on, before `end`, of all parts together are to be found: by key, and within a key part
 * after part, since each part's products all stand before the next one's in the catalogue.
 */
export function mergeRuns(parts: readonly Runs[], start: number, end: number): Stretch[] {
  const stretches: Stretch[] = []
  const next = parts.map(() => ({ run: 0, place: 0 }))
  let before = 0
  while (before < end) {
    let least = Number.POSITIVE_INFINITY
    for (const [part, { run }] of next.entries()) least = Math.min(least, parts[part]?.keys[run] ?? least)
    if (least === Number.POSITIVE_INFINITY) break
    for (const [part, { keys, counts }] of parts.entries()) {
      const at = next[part]
      if (!at || keys[at.run] !== least) continue
      const count = counts[at.run] ?? 0
      const from = Math.max(start - before, 0)
      const to = Math.min(end - before, count)
      if (from < to) stretches.push({ part, start: at.place + from, end: at.place + to })
      before += count
      at.place += count
      at.run += 1
    }
  }
  return stretches
}
