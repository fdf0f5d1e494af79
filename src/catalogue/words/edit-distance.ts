/**
 * The number of letters that have to be changed, deleted, inserted or swapped with their neighbour to turn one word
 * into the other (optimal string alignment of Damerau and Levenshtein); `most + 1` where it exceeds `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [from, to] = [Array.from(a), Array.from(b)]
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of from.entries()) {
    const now = [row + 1]
    for (const [column, other] of to.entries()) {
      const isSame = letter === other
      const isSwapped = letter === to[column - 1] && from[row - 1] === other
      now.push(
        Math.min(
          (last[column] ?? 0) + (isSame ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
          isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : most + 1,
        ),
      )
    }
    // No later row can be lower: a swap skips this row, and starts from at most one less.
    if (Math.min(...now) > most) return most + 1
    beforeLast = last
    last = now
  }
  return Math.min(last[to.length] ?? 0, most + 1)
}
