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
  const memberIn = (list: readonly T[], like: T) => list.find((member) => keyOf(member) === keyOf(like))
  const isChanged = (member: T) => JSON.stringify(memberIn(base, member)) !== JSON.stringify(member)
  return [
    ...mine.flatMap((member) => (isChanged(member) ? [member] : (memberIn(theirs, member) ?? []))),
    ...theirs.filter((member) => memberIn(mine, member) === undefined && isChanged(member)),
  ]
}
