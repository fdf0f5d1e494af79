import type { Position, ServiceQuery } from '#catalogue/contract/query-params.ts'
import type { Sort } from '#catalogue/filters.ts'
import { descriptionRank, labelRank } from '#catalogue/words/match-rank.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { type Condition, condition } from './condition.ts'
import type { Parameters } from './engine.ts'
import { markedTerm } from './mark-words.ts'
import { hexOf } from './tables.ts'

/** The key of each order, a whole number from 0 on, and whether the greater one is first. */
const orders: Readonly<Record<Sort, readonly [key: string, direction: 'asc' | 'desc']>> = {
  'price-up': ['price', 'asc'],
  'price-down': ['price', 'desc'],
  rating: ['greatest(rating, 0)', 'desc'],
  reviews: ['reviews', 'desc'],
  saving: ['if(original > price, original - price, 0)', 'desc'],
  name: ['name_rank', 'asc'],
}

/** Conditions on a marked text, where it has the term of this number. */
export const hasWhole = (column: string, index: number) =>
  `position(${column}, unhex({whole_${index}:String})) > 0`
const hasBeginning = (column: string, index: number) =>
  `position(${column}, unhex({beginning_${index}:String})) > 0`
export const hasPart = (column: string, index: number) =>
  `position(${column}, unhex({part_${index}:String})) > 0`
const isLabel = (index: number) => `position(labels, unhex({term_${index}:String})) > 0`

/** The values of the placeholders above. */
export const termParameters = ({ search, match }: ServiceQuery): Parameters =>
  Object.fromEntries(
    searchTerms(search, match).flatMap((term, index) =>
      Object.entries({ ...markedTerm(term), term }).map(([form, text]) => [`${form}_${index}`, hexOf(text)]),
    ),
  )

/** The rank of a matching product (`words/match-rank.ts`), the sum of all terms. */
export function rankOf(listQuery: ServiceQuery): Condition {
  const { search, match } = listQuery
  const ranks = searchTerms(search, match).map(
    (_, index) => `multiIf(
      ${hasWhole('name_words', index)}, 0,
      ${hasBeginning('name_words', index)}, 1,
      ${hasPart('name_words', index)}, 2,
      ${match ? `${isLabel(index)}, ${labelRank},` : ''}
      ${hasWhole('description_words', index)}, ${descriptionRank},
      ${hasBeginning('description_words', index)}, ${descriptionRank + 1},
      ${descriptionRank + 2})`,
  )
  return condition(ranks.join(' + ') || '0', termParameters(listQuery))
}

/** The condition of the best rank: whole words in the name. */
export const bestCondition = (listQuery: ServiceQuery) =>
  searchTerms(listQuery.search, listQuery.match).map((_, index) =>
    condition(hasWhole('name_words', index), termParameters(listQuery)),
  )

/** The key of a query's order and its direction. */
export function keyOf(listQuery: ServiceQuery): Condition & { readonly direction: 'asc' | 'desc' } {
  const { sort } = listQuery
  if (sort === 'match') return { ...rankOf(listQuery), direction: 'asc' }
  const [sql, direction] = sort ? orders[sort] : (['0', 'asc'] as const)
  return { ...condition(sql), direction }
}

export function afterCondition(listQuery: ServiceQuery, after: Position['after']) {
  if (!after) return []
  if (!listQuery.sort) return [condition('id > {after:UInt64}', { after: after.id })]
  const { sql, parameters, direction } = keyOf(listQuery)
  const sign = direction === 'asc' ? '>' : '<'
  return [
    condition(`(${sql} ${sign} {key:Int64} or (${sql} = {key:Int64} and id > {after:UInt64}))`, {
      ...parameters,
      key: after.key,
      after: after.id,
    }),
  ]
}
