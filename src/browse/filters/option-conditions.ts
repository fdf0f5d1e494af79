import * as texts from 'virtual:messages/filters'
import type { BrowseSearch } from '#address/browse-search.ts'
import { chosenValues, toggleOption } from '#address/option-choices.ts'
import { optionFilters } from '#catalogue/settings/settings.ts'
import { optionParameter } from '#catalogue/variants/option-parameter.ts'
import { alternatives } from '#ui/format-list.ts'
import type { Condition } from './condition.ts'

/** 'Size: M'. The value alone would say too little. */
const optionText = (option: string, value: string): string => texts.optionValue({ option, value })

/** One condition for each chosen value. */
export const optionConditions = (search: BrowseSearch): Condition[] =>
  optionFilters.flatMap((filter) =>
    chosenValues(search, filter).map(({ key, name }) => ({
      key: `option ${filter.key} ${key}`,
      words: optionText(filter.name, name),
      isName: true,
      without: (before: BrowseSearch) =>
        chosenValues(before, filter).some((value) => value.key === key)
          ? toggleOption(before, filter, key)
          : {},
    })),
  )

/** One condition for each option: 'Size: M or L'. */
export const wholeOptionConditions = (search: BrowseSearch): Condition[] =>
  optionFilters.flatMap((filter) => {
    const names = chosenValues(search, filter).map(({ name }) => name)
    return names.length === 0
      ? []
      : {
          key: `option ${filter.key}`,
          words: optionText(filter.name, alternatives(names)),
          without: () => ({ [optionParameter(filter.key)]: undefined }),
        }
  })
