import type { Option, Product, Variant } from '../product.ts'
import { firstCodesOf, type OptionFilter } from '../settings/option-filter.ts'
import { writeVariantGroups, type VariantGroup } from '../variants/variant-groups.ts'
import { canBeBought, variantOf } from '../variants/variant-of.ts'
import { fold } from '../words/fold.ts'
import { groupBy } from './group-by.ts'

/** Values of each option, all of whose combinations are one variant. */
interface Region {
  readonly values: readonly (readonly string[])[]
  readonly variant: Variant
}

/**
 * The regions of a product's variants; combinations without a variant are in none. Values that no variant names have
 * the same variants: they stay together, so that options without variants are one region however many values there are.
 */
function* regionsOf(
  options: readonly Option[],
  variants: readonly Variant[],
  values: readonly (readonly string[])[] = [],
): Generator<Region> {
  const at = values.length
  const option = options[at]
  if (!option) {
    const variant = variantOf(
      { variants },
      values.map(([first = '']) => first),
    )
    if (variant) yield { values, variant }
    return
  }
  const named = new Set(variants.map((variant) => variant.values[at]))
  // In their order, which decides between equally specific ones.
  const of = (value: string) =>
    variants.filter((variant) => variant.values[at] === value || variant.values[at] === '')
  for (const value of option.values)
    if (named.has(value)) yield* regionsOf(options, of(value), [...values, [value]])
  const others = option.values.filter((value) => !named.has(value))
  if (named.has('') && others.length > 0) yield* regionsOf(options, of(''), [...values, others])
}

const ascending = (codes: readonly number[]) => [...new Set(codes)].toSorted((a, b) => a - b)

/** Joins groups that differ in the values of one filter alone: together they are again every combination. */
function joinedBy(groups: readonly VariantGroup[], filter: number): readonly VariantGroup[] {
  const joined = groupBy(
    groups.map((group) => [JSON.stringify({ ...group, values: group.values.with(filter, []) }), group]),
  )
  return joined.flatMap(([, same]) => {
    const [first] = same
    const codes = ascending(same.flatMap(({ values }) => values[filter] ?? []))
    return first ? { ...first, values: first.values.with(filter, codes) } : []
  })
}

/** Returns a function that groups a product's variants for these filters: none for a product without their options. */
export function createVariantGrouper(
  filters: readonly OptionFilter[],
): (product: Pick<Product, 'options' | 'variants'>) => readonly VariantGroup[] {
  const firstCodes = firstCodesOf(filters)
  const codes = filters.map(
    ({ values }, at) => new Map(values.map(({ name }, index) => [fold(name), (firstCodes[at] ?? 0) + index])),
  )
  return ({ options, variants }) => {
    const indexes = filters.map(({ name }) => options.findIndex((option) => fold(option.name) === fold(name)))
    if (indexes.every((index) => index < 0)) return []
    const groups: VariantGroup[] = []
    for (const { values, variant } of regionsOf(options, variants))
      groups.push({
        price: variant.price,
        isOnSale: variant.originalPrice !== undefined,
        isSoldOut: !canBeBought(variant),
        values: indexes.map((index, at) =>
          ascending((values[index] ?? []).flatMap((value) => codes[at]?.get(fold(value)) ?? [])),
        ),
      })
    return filters.reduceRight<readonly VariantGroup[]>((all, _, at) => joinedBy(all, at), groups)
  }
}

/** Products with what filters by option read of them: lists do not have their variants. */
export function withVariantGroups(
  products: readonly Product[],
  filters: readonly OptionFilter[],
): readonly Product[] {
  if (filters.length === 0) return products
  const group = createVariantGrouper(filters)
  return products.map((product) => {
    const variantGroups = writeVariantGroups(group(product))
    return variantGroups === '' ? product : { ...product, variantGroups }
  })
}
