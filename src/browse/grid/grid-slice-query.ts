import { queryOptions } from '@tanstack/react-query'
import { sliceQuery } from '#catalogue/queries.ts'
import type { ListQuery } from '#catalogue/source/source.ts'

/**
 * Milliseconds that a slice stays cached after its last use: scrolling through a million products must not fill the
 * memory.
 */
const gcTime = 60_000

/** A slice of a long list. */
export const gridSliceQuery = (listQuery: ListQuery, page: number) =>
  queryOptions({ ...sliceQuery(listQuery, page), gcTime })
