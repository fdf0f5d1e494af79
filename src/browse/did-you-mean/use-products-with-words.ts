import { useQuery } from '@tanstack/react-query'
import { searchMode } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { foldSearch } from '#catalogue/words/fold.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { productsWithWords } from '#catalogue/words/suggestion-rank.ts'
import type { SizedSearch } from '#address/list-query.ts'
import { useParseList } from '../filters/use-catalogue.ts'

/**
 * The first products with each word of an address's text, the best first, for a shop that searches for the whole text
 * and has found none; empty until they are loaded. Words, not their letters in the middle of others.
 */
export function useProductsWithWords(
  search: SizedSearch,
  isNothingFound: boolean,
): readonly ProductSummary[] {
  const { listQuery } = useParseList()(search)
  const { data } = useQuery({
    ...sliceQuery({ ...listQuery, match: 'words' }, 0),
    enabled: isNothingFound && searchMode === 'substring' && listQuery.search !== '',
  })
  return productsWithWords(data?.products ?? [], foldSearch(listQuery.search), ownForms)
}
