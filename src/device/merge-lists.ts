/**
 * Merges two changes of one list, `mine` and `theirs`, which both began with `base`. Members are the same where their
 * keys are. What either side has added, changed or removed is so in the result; where both have changed a member, mine
 * counts, and a change counts more than a removal.
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
