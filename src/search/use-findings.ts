import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { questionOf } from '#address/question.ts'
import { useOffers } from '#browse/filters/use-offers.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { sliceSize } from '#catalogue/source.ts'
import type { Findings } from './suggestions.ts'

/** Slices that are searched for names: the shop's own catalogue has seven. */
const mostSlices = 7

/**
 * The products for a text, and its other meanings. The products are those of the previous text until the new ones are
 * loaded. A failure is not shown: without suggestions the field still searches.
 */
export function useFindings(words: string, isEnabled: boolean): Findings & { readonly isSettled: boolean } {
  const { size } = useSearch({ from: '__root__' })
  const question = questionOf({ search: words, size })
  const enabled = isEnabled && words !== ''
  const first = useQuery({ ...sliceQuery(question, 0), enabled, placeholderData: keepPreviousData })
  const isSettled = first.isSuccess && !first.isPlaceholderData
  const slices = Math.ceil((first.data?.total ?? 0) / sliceSize)
  // All slices, since matches in names precede matches in descriptions.
  const more = useQueries({
    queries: Array.from({ length: slices <= mostSlices ? slices - 1 : 0 }, (_, index) => ({
      ...sliceQuery(question, index + 1),
      enabled: enabled && isSettled,
    })),
  })
  // Queried after the text itself, which they would delay in a large catalogue.
  const offers = useOffers({ search: enabled && isSettled ? words : '', size }, first.data?.total !== 0)
  if (words === '' || !first.data) return { found: null, offers: null, isSettled: words === '' }
  const products = [first.data, ...more.map(({ data }) => data)].flatMap((slice) => slice?.products ?? [])
  return {
    found: { products, total: isSettled ? first.data.total : null },
    offers,
    isSettled: isSettled && offers !== null,
  }
}
