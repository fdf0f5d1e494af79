/**
 * How many letters have to be changed, left out, put in or swapped with their neighbour to make one word of the other
 * (Damerau and Levenshtein, each letter touched once); `most + 1` where it is more than `most`.
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
    // No later row has less: a swap passes over this one, and starts from at most one less.
    if (Math.min(...now) > most) return most + 1
    beforeLast = last
    last = now
  }
  return Math.min(last[to.length] ?? 0, most + 1)
}
