import type { QueryClient } from '@tanstack/react-query'
import { withoutGone } from '#device/without-gone.ts'
import { ensureQuery, productQuery, sliceQuery } from './queries.ts'
import { sliceSize } from './source/slice-size.ts'

type Ids = readonly number[]

/** Those of the ids that the catalogue has no product for. Rejects where it does not answer. */
async function goneIds(client: QueryClient, ids: Ids, size: number): Promise<Ids> {
  const sliceAt = (page: number) =>
    ensureQuery(client, sliceQuery({ category: 'All', search: '', size, only: ids }, page))
  const first = await sliceAt(0)
  if (first.total >= ids.length) return []
  const pages = Array.from({ length: Math.ceil(first.total / sliceSize) }, (_, page) => sliceAt(page))
  const listed = new Set((await Promise.all(pages)).flatMap(({ products }) => products.map(({ id }) => id)))
  const missing = ids.filter((id) => !listed.has(id))
  // A list alone is no proof: what is removed from the visitor's own does not come back.
  const products = await Promise.all(missing.map((id) => ensureQuery(client, productQuery(id, size))))
  return missing.filter((_, at) => products[at] === null)
}

/** Takes the products that the catalogue no longer has out of a stored list. */
export async function forgetGone(
  client: QueryClient,
  ids: Ids,
  size: number,
  change: (change: (before: Ids) => Ids) => void,
): Promise<void> {
  // The catalogue does not answer: the next visit asks again.
  const gone = await goneIds(client, ids, size).catch((): Ids => [])
  if (gone.length > 0) change((before) => withoutGone(before, gone))
}
