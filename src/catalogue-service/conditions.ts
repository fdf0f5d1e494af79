import type { ServiceQuery } from '#catalogue/contract/query-params.ts'
import { maskOf } from '#catalogue/engine/category-codes.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { condition } from './condition.ts'
import type { Snapshot } from './stored-head.ts'
import { hexOf } from './tables.ts'
import { isByVariant, variantCondition } from './variant-conditions.ts'

/** `name` is that of the placeholder, since a statement can have several texts. */
export const textCondition = ({ search, match }: Pick<ServiceQuery, 'search' | 'match'>, name = 'text') =>
  searchTerms(search, match).map((term, index) => {
    const placeholder = index === 0 ? name : `${name}_${index}`
    const isIn = (column: string) => `position(${column}, unhex({${placeholder}:String})) > 0`
    const sql = match ? `(${isIn('searched')} or ${isIn('labels')})` : isIn('searched')
    return condition(sql, { [placeholder]: hexOf(term) })
  })

export const idsCondition = ({ only }: ServiceQuery) =>
  only ? [condition('id in {only:Array(UInt64)}', { only })] : []

export function categoryCondition({ category }: ServiceQuery, { head }: Snapshot) {
  if (category === 'All') return []
  const codes = [...maskOf(head.categories, category, head.sharedPlaces)].flatMap((isIn, code) =>
    isIn ? [code] : [],
  )
  return [condition('category in {categories:Array(UInt16)}', { categories: codes })]
}

/** One condition per filter, by what `facets` calls it; missing where the query does not have the filter. */
export function filterConditions({ filters = {} }: ServiceQuery, { head }: Snapshot) {
  const { min, max, brands, rating, sale, available } = filters
  const price = [
    ...(min === undefined ? [] : [condition('price >= {min:UInt64}', { min })]),
    ...(max === undefined ? [] : [condition('price <= {max:UInt64}', { max })]),
  ]
  const codes = brands?.map((brand) => head.brands.indexOf(brand)).filter((code) => code !== -1)
  return {
    price,
    brand: codes ? [condition('brand in {brands:Array(UInt16)}', { brands: codes })] : [],
    rating:
      rating === undefined ? [] : [condition('rating >= {tenths:Int8}', { tenths: Math.round(rating * 10) })],
    sale: sale ? [condition('original > price')] : [],
    available: available ? [condition("stock != 'out'")] : [],
  }
}

export function allConditions(listQuery: ServiceQuery, snapshot: Snapshot) {
  const { price, brand, rating, sale, available } = filterConditions(listQuery, snapshot)
  return [
    ...categoryCondition(listQuery, snapshot),
    ...brand,
    ...rating,
    ...(isByVariant(listQuery) ? variantCondition(listQuery, snapshot) : [...price, ...sale, ...available]),
    ...idsCondition(listQuery),
    ...textCondition(listQuery),
  ]
}
