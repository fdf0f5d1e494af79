import type { ProductsSearch } from '#address/browse-search.ts'
import { priceRanges, type Facets } from '#catalogue/engine/facets.ts'
import { ratingSteps } from '#catalogue/filters.ts'
import type { FilterName } from '#catalogue/head/catalogue-head.ts'
import { filters } from 'virtual:catalogue/settings'
import { toMajor } from '#catalogue/money/major-units.ts'
import { brandsIn, toggleBrand } from './conditions.ts'
import type { Facet } from './facet.ts'
import { priceRangeText, ratingText } from './filter-texts.ts'
import { capital } from './sort-texts.ts'
import type { Change } from './use-set-filters.ts'

const inMajor = (amount: number | undefined) => (amount === undefined ? undefined : toMajor(amount))

/** The items where the catalogue offers the filter; otherwise none, and the panel leaves a filter without values out. */
const offered = <T>(name: FilterName, items: readonly T[]): readonly T[] =>
  filters.includes(name) ? items : []

/** The filters with their values, for an address and the counts of its answer. */
export function panelFacets(
  search: ProductsSearch,
  counts: Facets | undefined,
  saved: number | undefined,
  change: Change,
): Facet[] {
  const chosenBrands = brandsIn(search.brand)
  return [
    {
      legend: 'Price ranges',
      nouns: ['price range', 'price ranges'],
      // A single range is no choice.
      values: offered('price', priceRanges.length > 1 ? priceRanges : []).map((range, index) => {
        const [min, max] = [inMajor(range.min), inMajor(range.max)]
        const isOn = search.min === min && search.max === max
        const words = priceRangeText(min, max)
        return {
          key: String(index),
          label: capital(words),
          condition: words,
          count: counts?.prices[index],
          isOn,
          toggle: () =>
            void change((before) =>
              before.min === min && before.max === max ? { min: undefined, max: undefined } : { min, max },
            ),
        }
      }),
    },
    {
      legend: 'Rating',
      nouns: ['rating', 'ratings'],
      values: offered('rating', ratingSteps).map((rating, index) => ({
        key: String(rating),
        label: `${rating} and up`,
        condition: ratingText(rating),
        count: counts?.ratings[index],
        isOn: search.rating === rating,
        toggle: () => void change((before) => ({ rating: before.rating === rating ? undefined : rating })),
      })),
    },
    {
      legend: 'Offers',
      nouns: ['offer', 'offers'],
      values: [
        ...offered('sale', [
          {
            key: 'sale',
            label: 'On sale',
            condition: 'on sale',
            count: counts?.sale,
            isOn: search.sale === true,
            toggle: () => void change((before) => ({ sale: before.sale ? undefined : true })),
          },
        ]),
        {
          key: 'saved',
          label: 'Saved',
          condition: 'saved',
          count: saved,
          isOn: search.saved === true,
          toggle: () => void change((before) => ({ saved: before.saved ? undefined : true })),
        },
      ],
    },
    {
      legend: 'Brand',
      nouns: ['brand', 'brands'],
      values: offered('brand', counts?.brands ?? []).map(({ brand, count }) => ({
        key: brand,
        label: brand,
        condition: `by ${brand}`,
        count,
        isOn: chosenBrands.includes(brand),
        toggle: () => void change((before) => ({ brand: toggleBrand(before.brand, brand) })),
      })),
    },
  ]
}
