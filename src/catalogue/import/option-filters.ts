import type { Option, Product } from '../product.ts'
import type { OptionFilter, OptionFilterValue } from '../settings/option-filter.ts'
import { keysOf } from '../slug.ts'
import { fold } from '../words/fold.ts'
import { groupBy } from './group-by.ts'

/** The most filters by option that follow from the products. */
const mostDerived = 4

/** More values than this are no list to choose from. */
const mostValues = 200

/** Products with an option from which on it is a filter. */
const leastProducts = 2

interface SharedValue extends Omit<OptionFilterValue, 'key'> {
  /** Of which its key is made: the name in the shop's main language. */
  readonly original: string
}

/** An option with all values that products have of it. Names that differ in capitals or accents alone are one. */
interface SharedOption {
  readonly name: string
  readonly original: string
  readonly products: number
  readonly values: readonly SharedValue[]
}

/**
 * Values in the order that the products agree on, S before M; of those without an order among them the first of the
 * alphabet, numbers by value. Where products contradict each other the value with the fewest before it is next.
 */
function ordered(lists: readonly (readonly string[])[], compare: (a: string, b: string) => number): string[] {
  const before = new Map<string, Set<string>>()
  for (const list of lists)
    for (const [at, value] of list.entries()) {
      const own = before.get(value) ?? new Set()
      const previous = list[at - 1]
      if (previous !== undefined && previous !== value) own.add(previous)
      before.set(value, own)
    }
  const left = [...before.keys()].toSorted(compare)
  const sorted: string[] = []
  while (left.length > 0) {
    const counts = left.map((value) => left.filter((other) => before.get(value)?.has(other)).length)
    sorted.push(...left.splice(counts.indexOf(Math.min(...counts)), 1))
  }
  return sorted
}

function sharedOption(options: readonly Option[], compare: (a: string, b: string) => number): SharedOption {
  const values = new Map<string, SharedValue>()
  for (const option of options)
    for (const [at, name] of option.values.entries()) {
      const key = fold(name)
      const swatch = values.get(key)?.swatch ?? option.swatches?.[at] ?? undefined
      values.set(key, {
        name: values.get(key)?.name ?? name,
        original: values.get(key)?.original ?? option.original?.values[at] ?? name,
        ...(swatch !== undefined && { swatch }),
      })
    }
  const isLong = values.size > mostValues
  // Colors have no order: they are found by their names.
  const hasSwatches = [...values.values()].some(({ swatch }) => swatch !== undefined)
  const lists = hasSwatches
    ? [...values.keys()].map((value) => [value])
    : options.map((option) => option.values.map(fold))
  const [first] = options
  return {
    name: first?.name ?? '',
    original: first?.original?.name ?? first?.name ?? '',
    products: options.length,
    values: isLong
      ? [...values.values()]
      : ordered(lists, compare).flatMap((value) => values.get(value) ?? []),
  }
}

interface Found {
  readonly filters: readonly OptionFilter[]
  /** Why options that the head names are no filters. */
  readonly warnings: readonly string[]
}

/**
 * The filters by option: those that the head names, in its order, or else the options that most products share. One of
 * a single value is no choice.
 */
export function findOptionFilters(
  products: readonly Pick<Product, 'options'>[],
  named: readonly string[] | undefined,
  locale: string,
): Found {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const byName = new Map(
    groupBy(products.flatMap(({ options }) => options).map((option) => [fold(option.name), option])),
  )
  const warnings: string[] = []
  const shared = (name: string): SharedOption[] => {
    const options = byName.get(fold(name))
    return options ? [sharedOption(options, compare)] : []
  }
  const chosen = named
    ? named.flatMap((name) => {
        const [option] = shared(name)
        if (!option) warnings.push(`No product has the option “${name}”, which \`optionFilters\` names`)
        else if (option.values.length > mostValues)
          warnings.push(
            `“${name}” is no filter: it has ${option.values.length} values, and a filter has ${mostValues} at most`,
          )
        return option && option.values.length <= mostValues ? option : []
      })
    : [...byName.keys()]
        .flatMap(shared)
        .filter(
          ({ products: count, values }) =>
            count >= leastProducts && values.length > 1 && values.length <= mostValues,
        )
        .toSorted((a, b) => b.products - a.products)
        .slice(0, mostDerived)
  const keys = keysOf(chosen.map(({ original }) => original))
  return {
    warnings,
    filters: chosen.map(({ name, values }, at) => {
      const valueKeys = keysOf(values.map(({ original }) => original))
      return {
        key: keys[at] ?? '',
        name,
        values: values.map(({ name: value, swatch }, index) => ({
          key: valueKeys[index] ?? '',
          name: value,
          ...(swatch !== undefined && { swatch }),
        })),
      }
    }),
  }
}
