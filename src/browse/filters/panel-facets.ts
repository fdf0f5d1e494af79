import { hasReviews, hasSaved } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/filters'
import type { ProductsSearch } from '#address/browse-search.ts'
import { priceRanges, type Facets } from '#catalogue/engine/facets.ts'
import { ratingSteps } from '#catalogue/filters.ts'
import type { FilterName } from '#catalogue/settings/catalogue-settings.ts'
import { filters, hasOptionFilters } from 'virtual:catalogue/settings'
import { toMajor } from '#catalogue/money/major-units.ts'
import { brandsIn, toggleBrand } from './conditions.ts'
import type { Facet } from './facet.ts'
import { optionFacets } from './option-facets.ts'
import { priceRangeText, ratingNumber, ratingText } from './filter-texts.ts'
import { capital } from '#messages/capital.ts'
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
      legend: texts.priceRanges,
      counted: (count) => texts.priceRangesFound({ count }),
      fold: { showAll: (count) => texts.allPriceRanges({ count }), showFewer: texts.fewerPriceRanges },
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
    ...(hasOptionFilters ? optionFacets(search, counts, change) : []),
    ...(hasReviews
      ? [
          {
            legend: texts.rating,
            counted: (count: number) => texts.ratingsFound({ count }),
            values: offered('rating', ratingSteps).map((rating, index) => ({
              key: String(rating),
              label: texts.ratingUp({ rating: ratingNumber(rating) }),
              condition: ratingText(rating),
              count: counts?.ratings[index],
              isOn: search.rating === rating,
              toggle: () =>
                void change((before) => ({ rating: before.rating === rating ? undefined : rating })),
            })),
          },
        ]
      : []),
    {
      legend: texts.offers,
      counted: (count) => texts.offersFound({ count }),
      values: [
        ...offered('sale', [
          {
            key: 'sale',
            label: texts.sale,
            condition: texts.onSale,
            count: counts?.sale,
            isOn: search.sale === true,
            toggle: () => void change((before) => ({ sale: before.sale ? undefined : true })),
          },
        ]),
        ...offered('available', [
          {
            key: 'available',
            label: texts.available,
            condition: texts.isAvailable,
            count: counts?.available,
            isOn: search.available === true,
            toggle: () => void change((before) => ({ available: before.available ? undefined : true })),
          },
        ]),
        ...(hasSaved
          ? [
              {
                key: 'saved',
                label: texts.saved,
                condition: texts.isSaved,
                count: saved,
                isOn: search.saved === true,
                toggle: () => void change((before) => ({ saved: before.saved ? undefined : true })),
              },
            ]
          : []),
      ],
    },
    {
      legend: texts.brand,
      counted: (count) => texts.brandsFound({ count }),
      fold: { showAll: (count) => texts.allBrands({ count }), showFewer: texts.fewerBrands },
      values: offered('brand', counts?.brands ?? []).map(({ brand, count }) => ({
        key: brand,
        label: brand,
        condition: texts.byBrand({ brand }),
        count,
        isOn: chosenBrands.includes(brand),
        toggle: () => void change((before) => ({ brand: toggleBrand(before.brand, brand) })),
      })),
    },
  ]
}
