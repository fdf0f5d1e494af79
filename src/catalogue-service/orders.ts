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

/** Of `position` and `multiSearchAny`, which find the same, only the latter uses an index of the table. */
const has = (column: string, form: string, index: number) =>
  `multiSearchAny(${column}, [unhex({${form}_${index}:String})])`

/** The values of the placeholders above. */
const termParameters = ({ search, match }: ServiceQuery): Parameters =>
  Object.fromEntries(
    searchTerms(search, match).flatMap((term, index) =>
      Object.entries({ ...markedTerm(term), term }).map(([form, text]) => [`${form}_${index}`, hexOf(text)]),
    ),
  )

/** The ranks of the term of this number (`words/match-rank.ts`), each with the condition that a product has it. */
const ranksOf = (
  { match }: ServiceQuery,
  index: number,
): readonly (readonly [rank: number, sql: string])[] => [
  [0, has('name_words', 'whole', index)],
  [1, has('name_words', 'beginning', index)],
  [2, has('name_words', 'part', index)],
  ...(match ? [[labelRank, has('labels', 'term', index)] as const] : []),
  [descriptionRank, has('description_words', 'whole', index)],
  [descriptionRank + 1, has('description_words', 'beginning', index)],
  [descriptionRank + 2, has('description_words', 'part', index)],
]

/** The rank of a matching product, the sum of all terms. */
function rankOf(listQuery: ServiceQuery): Condition {
  const byTerm = searchTerms(listQuery.search, listQuery.match).map((_, index) => {
    const ranks = ranksOf(listQuery, index)
    const last = descriptionRank + 2
    return `multiIf(${ranks
      .slice(0, -1)
      .map(([rank, sql]) => `${sql}, ${rank}`)
      .join(', ')}, ${last})`
  })
  return condition(byTerm.join(' + ') || '0', termParameters(listQuery))
}

export interface RankCondition extends Condition {
  readonly rank: number
}

/** Whether `conditionsByRank` has all ranks. */
export const hasOneTerm = ({ search, match }: ServiceQuery): boolean =>
  searchTerms(search, match).length === 1

/**
 * A condition for each rank, the best first: all ranks of one term; of several, whose ranks are added up, the first
 * alone, with each as whole words in the name.
 */
export function conditionsByRank(listQuery: ServiceQuery): readonly RankCondition[] {
  const parameters = termParameters(listQuery)
  const [first = [], ...others] = searchTerms(listQuery.search, listQuery.match).map((_, index) =>
    ranksOf(listQuery, index),
  )
  if (others.length > 0) {
    const whole = [first, ...others].map((ranks) => ranks[0]?.[1])
    return [{ rank: 0, sql: whole.join(' and '), parameters }]
  }
  return first.map(([rank, sql], at) => {
    // Whole words are beginnings, and beginnings parts: of a text before this one the parts say all.
    const better = first
      .slice(0, at)
      .filter(([other]) => other === rank - 1 || other === 2 || other === labelRank)
    return { rank, sql: [sql, ...better.map(([, one]) => `not ${one}`)].join(' and '), parameters }
  })
}

/**
 * Of several terms, which only a search for words has: `named` has one of them at least in its name or labels.
 * `described` has none there, and all as whole words in its description, which is the best rank without a name.
 */
export function conditionsOfSeveral(listQuery: ServiceQuery): {
  readonly named: Condition
  readonly described: RankCondition
} {
  const parameters = termParameters(listQuery)
  const indexes = [...searchTerms(listQuery.search, listQuery.match).keys()]
  const someIn = (column: string, form: string) =>
    `multiSearchAny(${column}, [${indexes.map((index) => `unhex({${form}_${index}:String})`).join(', ')}])`
  const isNamed = `(${someIn('name_words', 'part')} or ${someIn('labels', 'term')})`
  const isDescribed = indexes.map((index) => has('description_words', 'whole', index))
  return {
    named: { sql: isNamed, parameters },
    described: {
      rank: descriptionRank * indexes.length,
      sql: [...isDescribed, `not ${isNamed}`].join(' and '),
      parameters,
    },
  }
}

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
