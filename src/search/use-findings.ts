import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { listQueryOf } from '#address/list-query.ts'
import { useProductsWithWords } from '#browse/did-you-mean/use-products-with-words.ts'
import { useQuerySuggestions } from '#browse/did-you-mean/use-query-suggestions.ts'
import { loadSourceFor, sliceQuery } from '#catalogue/queries.ts'
import { nearestSize } from '#catalogue/settings/settings.ts'
import { foldSearch } from '#catalogue/words/fold.ts'
import type { Findings } from './suggestions.ts'

/** The best products for a text, as far as the source ranks them itself; null where the shop ranks what it finds. */
function suggestionsQuery(words: string, size: number) {
  const search = foldSearch(words)
  const normal = nearestSize(size)
  return queryOptions({
    queryKey: ['catalogue', 'suggestions', search, normal],
    queryFn: async ({ client, signal }) =>
      (await (await loadSourceFor(normal, client)).suggestions?.(search, signal)) ?? null,
  })
}

/**
 * The products for a text, and its other meanings. The products are those of the previous text until the new ones are
 * loaded. A failure is not shown: without suggestions the field still searches.
 */
export function useFindings(words: string, isEnabled: boolean): Findings & { readonly isSettled: boolean } {
  const { size } = useSearch({ from: '__root__' })
  // As the page of Enter reads it: its list has the promised number of products.
  const listQuery = listQueryOf({ ...productsSearch({ search: words }), size })
  const enabled = isEnabled && words !== ''
  // Of a service, which has them long before the total; null of other sources.
  const ranked = useQuery({
    ...suggestionsQuery(words, listQuery.size),
    enabled,
    placeholderData: keepPreviousData,
  })
  const first = useQuery({ ...sliceQuery(listQuery, 0), enabled, placeholderData: keepPreviousData })
  const isSettled = first.isSuccess && !first.isPlaceholderData && !ranked.isPlaceholderData
  // Queried after the text itself, which they would delay in a large catalogue.
  const offered = useMemo(
    () => ({ search: enabled && isSettled ? words : '', size }),
    [enabled, isSettled, words, size],
  )
  const offers = useQuerySuggestions(offered, first.data?.total !== 0)
  const withWords = useProductsWithWords({ search: words, size }, enabled && first.data?.total === 0)
  const products = ranked.data ?? first.data?.products
  if (words === '' || !products) return { found: null, offers: null, isSettled: words === '' }
  return {
    found: { products, total: isSettled ? first.data.total : null },
    offers: first.data ? offers : null,
    withWords,
    isSettled: isSettled && offers !== null,
  }
}
