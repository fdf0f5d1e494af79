/**
 * By index: the rank of each name in a locale's alphabetical order, numbers by their value; equal names have one
 * rank. Created once per catalogue, since collation is slow.
 */
export function nameRanks(names: readonly string[], locale: string): Uint32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = [...names.keys()].toSorted((a, b) => compare(names[a] ?? '', names[b] ?? ''))
  const ranks = new Uint32Array(names.length)
  let rank = 0
  for (const [position, index] of sorted.entries()) {
    const before = sorted[position - 1]
    if (before !== undefined && compare(names[before] ?? '', names[index] ?? '') !== 0) rank = position
    ranks[index] = rank
  }
  return ranks
}
