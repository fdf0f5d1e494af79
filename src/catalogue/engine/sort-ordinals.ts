/** How many products of a part have each sort key. `mergeSegments` merges the sorted lists of several parts by it. */
export interface Segments {
  /** Ascending. */
  readonly keys: Float64Array
  readonly counts: Uint32Array
}

/** The sort keys of all ordinals of a part. */
export interface Order {
  /** The different keys, ascending. */
  readonly keys: Float64Array
  /** By ordinal: the index of its key in `keys`. */
  readonly ranks: Uint32Array
}

/**
 * The order by key. Created once per sort: products have few distinct prices or ratings, so
 * that a counting sort suffices afterwards.
 */
export function createOrder(count: number, keyOf: (ordinal: number) => number): Order {
  const all = new Float64Array(count)
  for (let ordinal = 0; ordinal < count; ordinal += 1) all[ordinal] = keyOf(ordinal)
  const keys = Float64Array.from(new Set(all)).toSorted()
  const numbers = new Map<number, number>()
  for (const [number, key] of keys.entries()) numbers.set(key, number)
  const ranks = new Uint32Array(count)
  for (let ordinal = 0; ordinal < count; ordinal += 1) ranks[ordinal] = numbers.get(all[ordinal] ?? 0) ?? 0
  return { keys, ranks }
}

/** Products that match a text, each with its rank (`words/match-rank.ts`). */
export interface Ranked {
  /** Ascending. */
  readonly ordinals: Uint32Array
  /** By index in `ordinals`. */
  readonly ranks: Uint16Array
}

/** The order by rank among `count` products, for those that match; `different` is the number of different ranks. */
export function createRankOrder({ ordinals, ranks }: Ranked, count: number, different: number): Order {
  const byOrdinal = new Uint32Array(count)
  for (let index = 0; index < ordinals.length; index += 1) byOrdinal[ordinals[index] ?? 0] = ranks[index] ?? 0
  return { keys: Float64Array.from({ length: different }, (_, rank) => rank), ranks: byOrdinal }
}

/** Sorts ordinals; the sort is stable. */
export function sortOrdinals(
  ordinals: Uint32Array,
  { keys, ranks }: Order,
): { sorted: Uint32Array; segments: Segments } {
  const counts = new Uint32Array(keys.length)
  // By index: V8 takes seven times as long for the iterator of a typed array.
  for (let index = 0; index < ordinals.length; index += 1) {
    const rank = ranks[ordinals[index] ?? 0] ?? 0
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  let before = 0
  const next = counts.map((count) => {
    before += count
    return before - count
  })
  const sorted = new Uint32Array(ordinals.length)
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index] ?? 0
    const rank = ranks[ordinal] ?? 0
    const at = next[rank] ?? 0
    sorted[at] = ordinal
    next[rank] = at + 1
  }
  return {
    sorted,
    segments: {
      keys: keys.filter((_, rank) => counts[rank] !== 0),
      counts: counts.filter((count) => count !== 0),
    },
  }
}

/** Consecutive products in the sorted list of one part, from index `start` on, before `end`. */
export interface SortedRange {
  readonly part: number
  readonly start: number
  readonly end: number
}

/**
 * The products from `start` on, before `end`, in the sorted list of all parts: by key, and within a key by part, since
 * each part's products precede those of the next in the catalogue.
 */
export function mergeSegments(parts: readonly Segments[], start: number, end: number): SortedRange[] {
  const ranges: SortedRange[] = []
  const next = parts.map(() => ({ segment: 0, index: 0 }))
  let before = 0
  while (before < end) {
    let least = Number.POSITIVE_INFINITY
    for (const [part, { segment }] of next.entries())
      least = Math.min(least, parts[part]?.keys[segment] ?? least)
    if (least === Number.POSITIVE_INFINITY) break
    for (const [part, { keys, counts }] of parts.entries()) {
      const at = next[part]
      if (!at || keys[at.segment] !== least) continue
      const count = counts[at.segment] ?? 0
      const from = Math.max(start - before, 0)
      const to = Math.min(end - before, count)
      if (from < to) ranges.push({ part, start: at.index + from, end: at.index + to })
      before += count
      at.index += count
      at.segment += 1
    }
  }
  return ranges
}
