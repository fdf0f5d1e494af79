import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { listQueryOf, type SizedSearch } from '#address/list-query.ts'
import type { Counts } from '#catalogue/settings/category-tree.ts'
import { countsQuery } from '#catalogue/queries.ts'
import { savedIdsAtom } from '#saved/saved.ts'

/**
 * The counts of the products that are saved now, in the list of the saved ones; the previous counts until the new ones are
 * there. Null for another list.
 */
export function useSavedCounts(search: SizedSearch): Counts | null {
  const saved = useAtomValue(savedIdsAtom)
  const enabled = search.saved === true && !search.ids
  const { data = null } = useQuery({
    ...countsQuery(listQueryOf(search, saved)),
    enabled,
    placeholderData: keepPreviousData,
  })
  return enabled ? data : null
}
