import type { Filters } from '#catalogue/filters.ts'
import type { OptionFilter, OptionFilterValue } from '#catalogue/settings/option-filter.ts'
import { hasOptionFilters, optionFilters } from '#catalogue/settings/settings.ts'
import { categoryKey } from '#catalogue/words/category-key.ts'
import { optionParameter, insideName, type OptionParameter } from '#catalogue/variants/option-parameter.ts'

/*
 * Each function begins with the answer of a shop without such filters: the bundler drops the rest, but not functions
 * that other chunks name.
 */

/** Values of options that a list is filtered by: their keys, separated by commas. */
export type OptionSearch = Partial<Record<OptionParameter, string | undefined>>

const write = (values: readonly OptionFilterValue[]): string | undefined =>
  values.map(({ key }) => key).join(',') || undefined

/** The value that a word names, by its key or in the owner's words. */
const named = (values: readonly OptionFilterValue[], word: string) =>
  values.find(({ key }) => key === word) ??
  values.find(({ name }) => categoryKey(word) !== '' && categoryKey(name) === categoryKey(word))

/** The values that a text names, in the order of the panel. */
function read({ values }: OptionFilter, text: unknown): readonly OptionFilterValue[] {
  if (typeof text !== 'string') return []
  const chosen = new Set(text.split(',').map((word) => named(values, word)))
  return values.filter((value) => chosen.has(value))
}

const searchOf = (valueOf: (filter: OptionFilter) => string | undefined): OptionSearch =>
  Object.fromEntries(optionFilters.map((filter) => [optionParameter(filter.key), valueOf(filter)]))

/** The parameters in one form; values that the catalogue does not have are left out. Never throws. */
export const optionSearch = (raw: Readonly<Record<string, unknown>>): OptionSearch =>
  searchOf((filter) => write(read(filter, raw[optionParameter(filter.key)])))

/** The parameters without a value. */
export const noOptions = (): OptionSearch => (hasOptionFilters ? searchOf(() => undefined) : {})

export const chosenValues = (search: OptionSearch, filter: OptionFilter): readonly OptionFilterValue[] =>
  hasOptionFilters ? read(filter, search[optionParameter(filter.key)]) : []

/** The change that adds a value, or removes it if it was there. */
export function toggleOption(search: OptionSearch, filter: OptionFilter, key: string): OptionSearch {
  if (!hasOptionFilters) return {}
  const chosen = new Set(chosenValues(search, filter).map((value) => value.key))
  if (!chosen.delete(key)) chosen.add(key)
  return { [optionParameter(filter.key)]: write(filter.values.filter((value) => chosen.has(value.key))) }
}

/** A choice for a product's page: the values of options of which the list is filtered by a single one. */
export function productChoiceOf(search: OptionSearch): Readonly<Record<string, string>> {
  if (!hasOptionFilters) return {}
  return Object.fromEntries(
    optionFilters.flatMap((filter) => {
      const [first, ...others] = chosenValues(search, filter)
      return first && others.length === 0 ? [[insideName(filter.key), first.key]] : []
    }),
  )
}

/** No `options` where nothing is chosen. */
export function optionsOf(search: OptionSearch): Pick<Filters, 'options'> {
  const chosen = optionFilters.flatMap((filter) => {
    const keys = chosenValues(search, filter).map(({ key }) => key)
    return keys.length > 0 ? [[filter.key, keys] as const] : []
  })
  return chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {}
}
