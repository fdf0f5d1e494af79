/**
 * Merges two versions of one list, `mine` and `theirs`, with their common ancestor `base`. Members with equal keys are
 * the same. Additions, changes and removals of either side are applied; where both have changed a member, mine wins,
 * and a change wins over a removal.
 */
export function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (member: T) => unknown,
): readonly T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((member) => [keyOf(member), member]))
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  const isChanged = (key: unknown, member: T) => JSON.stringify(before.get(key)) !== JSON.stringify(member)
  const kept = mine.flatMap((member) => {
    const key = keyOf(member)
    return isChanged(key, member) ? [member] : (other.get(key) ?? [])
  })
  const added = theirs.filter((member) => {
    const key = keyOf(member)
    return !own.has(key) && isChanged(key, member)
  })
  return [...kept, ...added]
}
