type Ids = readonly number[]

const madeByShop = new WeakSet<Ids>()

/** A stored list without products that the catalogue no longer has: the shop's own change, which no undo may revert. */
export function withoutGone(ids: Ids, gone: Ids): Ids {
  const rest = ids.filter((id) => !gone.includes(id))
  madeByShop.add(rest)
  return rest
}

/** Whether a list comes from `withoutGone`. */
export const isByShop = (ids: Ids): boolean => madeByShop.has(ids)
