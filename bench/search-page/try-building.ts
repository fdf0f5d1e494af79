import type { LargeSource } from '#catalogue/worker/large-source.ts'
import { openLarge, waitUntilBuilt, type Origin } from './open-large.ts'

/** Waiting times of a visitor who opens a large catalogue and searches at once; milliseconds from its opening. */
export interface BuildTimes {
  /** The first slice of all products. */
  readonly products: number
  /** The first 30 matches of the search. */
  readonly early: number
  /** The total of the search, which needs all products. */
  readonly total: number
  /** Time until every product is searchable. */
  readonly built: number
}

/** Opens a catalogue and searches it during the build; leaves it open. */
export async function tryBuilding(
  origin: Origin,
  size: number,
  search: string,
): Promise<{ times: BuildTimes; source: LargeSource }> {
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  const source = await openLarge(origin, size, () => {})
  const built = waitUntilBuilt().then(since)
  const first = source.slice({ category: 'All', search: '', size }, 0).then(since)
  const begun = source.first({ category: 'All', search, size }).then((ids) => ids && since())
  const found = source.slice({ category: 'All', search, size }, 0).then(since)
  const [products, early, total, ready] = await Promise.all([first, begun, found, built])
  return { times: { products, early: early ?? total, total, built: ready }, source }
}
