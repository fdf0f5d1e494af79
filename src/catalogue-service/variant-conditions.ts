import type { ServiceQuery } from '#catalogue/contract/query-params.ts'
import { firstCodesOf } from '#catalogue/settings/option-filter.ts'
import { condition, joined, merged, type Condition } from './condition.ts'
import type { Snapshot } from './stored-head.ts'

/*
 * Conditions on the groups of a product's variants (`variants/variant-groups.ts`), whose columns the names `p` (price),
 * `s` (on sale), `o` (sold out) and `v` (values) stand for.
 */

const columns = 'group_price, group_sale, group_out, group_values'

/** Whether variants decide on price, discount and stock (`engine/variant-pass.ts`). */
export const isByVariant = ({ filters }: ServiceQuery): boolean =>
  Object.keys(filters?.options ?? {}).length > 0

interface GroupCondition extends Condition {
  /** A filter: `price`, `sale`, `available`, or the key of an option after a colon. */
  readonly name: string
}

function groupConditions({ filters = {} }: ServiceQuery, { head }: Snapshot): readonly GroupCondition[] {
  const { min, max, sale, available, options = {} } = filters
  const firstCodes = firstCodesOf(head.optionFilters)
  const byOption = Object.entries(options).map(([key, chosen], index) => {
    const at = head.optionFilters.findIndex((filter) => filter.key === key)
    const first = firstCodes[at] ?? 0
    const codes = head.optionFilters[at]?.values.flatMap((value, code) =>
      chosen.includes(value.key) ? [first + code] : [],
    )
    return {
      name: `:${key}`,
      ...condition(`hasAny(v, {option_${index}:Array(UInt16)})`, { [`option_${index}`]: codes ?? [] }),
    }
  })
  return [
    ...(min === undefined ? [] : [{ name: 'price', ...condition('p >= {min:UInt64}', { min }) }]),
    ...(max === undefined ? [] : [{ name: 'price', ...condition('p <= {max:UInt64}', { max }) }]),
    ...(sale ? [{ name: 'sale', ...condition('s = 1') }] : []),
    ...(available ? [{ name: 'available', ...condition("o = 0 and stock != 'out'") }] : []),
    ...byOption,
  ]
}

/** That a product has a group that meets all conditions. */
export function variantCondition(listQuery: ServiceQuery, snapshot: Snapshot): readonly Condition[] {
  if (!isByVariant(listQuery)) return []
  const { sql, parameters } = joined(groupConditions(listQuery, snapshot))
  return [condition(`arrayExists((p, s, o, v) -> ${sql}, ${columns})`, parameters)]
}

interface VariantFacets {
  /** A column for each name, from which a product's facets are counted. */
  readonly columns: readonly string[]
  readonly parameters: Condition['parameters']
}

/**
 * `codes`: the values of options that a product would match. Where variants decide, also `prices`, `is_reduced` and
 * `is_available` of the groups that meet all other conditions.
 */
export function variantFacets(listQuery: ServiceQuery, snapshot: Snapshot): VariantFacets {
  const { optionFilters } = snapshot.head
  const all = groupConditions(listQuery, snapshot)
  const without = (name: string) => joined(all.filter((one) => one.name !== name)).sql
  const firstCodes = firstCodesOf(optionFilters)
  const codes = optionFilters.map(({ key, values }, at) => {
    const first = firstCodes[at] ?? 0
    const groups = `arrayFilter((v, p, s, o) -> ${without(`:${key}`)}, group_values, group_price, group_sale, group_out)`
    return `arrayDistinct(arrayFilter(c -> c >= ${first} and c < ${first + values.length}, arrayFlatten(${groups})))`
  })
  const some = (name: string, own: string) =>
    `arrayExists((p, s, o, v) -> ${without(name)} and ${own}, ${columns})`
  return {
    parameters: merged(all),
    columns: [
      `${codes.length === 0 ? 'emptyArrayUInt16()' : `arrayConcat(${codes.join(', ')})`} as codes`,
      ...(isByVariant(listQuery)
        ? [
            `arrayFilter((p, s, o, v) -> ${without('price')}, ${columns}) as prices`,
            `${some('sale', 's = 1')} as is_reduced`,
            `${some('available', "o = 0 and stock != 'out'")} as is_available`,
          ]
        : []),
    ],
  }
}
