/** The values by what they have in common, in the order of the first one. `Map.groupBy` is not in Node 20. */
export function groupBy<Common, Value>(pairs: Iterable<readonly [common: Common, value: Value]>) {
  const groups = new Map<Common, Value[]>()
  for (const [common, value] of pairs) {
    const values = groups.get(common)
    if (values) values.push(value)
    else groups.set(common, [value])
  }
  return [...groups]
}
