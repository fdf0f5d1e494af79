import * as texts from 'virtual:messages/filters'
import type { ProductsSearch } from '#address/browse-search.ts'
import { chosenValues, toggleOption } from '#address/option-choices.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { optionFilters } from '#catalogue/settings/settings.ts'
import type { Facet } from './facet.ts'
import type { Change } from './use-set-filters.ts'

/** The filters by option with their values. */
export const optionFacets = (
  search: ProductsSearch,
  counts: Facets | undefined,
  change: Change,
): readonly Facet[] =>
  optionFilters.map((filter) => {
    const { key, name, values } = filter
    const chosen = chosenValues(search, filter)
    const counted = counts?.options?.find(({ option }) => option === key)?.values
    return {
      legend: name,
      counted: (count) => texts.optionFound({ option: name, count }),
      fold: {
        showAll: (count) => texts.allValues({ option: name, count }),
        showFewer: texts.fewerValues({ option: name }),
      },
      values: values.map((value) => ({
        key: value.key,
        label: value.name,
        swatch: value.swatch,
        condition: texts.withOption({ option: name, value: value.name }),
        count: counted?.find((one) => one.value === value.key)?.count,
        isOn: chosen.includes(value),
        toggle: () => void change((before) => toggleOption(before, filter, value.key)),
      })),
    }
  })
