import { synonyms } from 'virtual:catalogue/synonyms'
import { brands } from '#catalogue/brands.ts'
import { wordsOfCatalogue } from '#catalogue/catalogue-words.ts'
import { smallestSize } from '#catalogue/source.ts'
import { candidatesOf, offersOf, type Offer } from './offers.ts'
import { useSlices, type SizedSearch } from './use-catalogue.ts'

/** What the search text of an address may mean besides what it finds; null until it is counted, none without a text. */
export function useOffers(search: SizedSearch, isFound: boolean): readonly Offer[] | null {
  const candidates = search.search
    ? candidatesOf(search, isFound, {
        brands,
        synonyms,
        counts: wordsOfCatalogue(search.size ?? smallestSize),
      })
    : []
  const slices = useSlices(candidates.map((candidate) => ({ ...candidate.search, size: search.size })))
  return offersOf(candidates, slices)
}
