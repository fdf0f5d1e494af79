import type { QueryClient } from '@tanstack/react-query'
import { ensureQuery, productQuery, sliceQuery } from '#catalogue/queries.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'

/** Those of the ids that the catalogue has no product for. Rejects where it does not answer. */
export async function goneIds(
  client: QueryClient,
  ids: readonly number[],
  size: number,
): Promise<readonly number[]> {
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
