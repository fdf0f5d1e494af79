import type { Position, ServiceQuery } from '#catalogue/contract/query-params.ts'
import { maskOf } from '#catalogue/engine/category-codes.ts'
import type { Sort } from '#catalogue/filters.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { descriptionRank, labelRank } from '#catalogue/words/match-rank.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { type Parameters, type Statement, statement } from './engine.ts'
import type { Snapshot } from './stored-head.ts'
import { markedTerm } from './mark-words.ts'
import { hexOf } from './tables.ts'

/** The columns of a product in a list, in the order that `rows.ts` reads. */
const summaryColumns =
  'id, category, price, original, rating, reviews, brand, slug, name, description, picture, stock'

/** A condition and the values of its placeholders. */
interface Condition {
  readonly sql: string
  readonly parameters: Parameters
}

const condition = (sql: string, parameters: Parameters = {}): Condition => ({ sql, parameters })

const merged = (conditions: readonly Pick<Condition, 'parameters'>[]): Parameters =>
  Object.fromEntries(conditions.flatMap(({ parameters }) => Object.entries(parameters)))

const joined = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || '1',
  parameters: merged(conditions),
})

/** `name` is that of the placeholder, since a statement can have several texts. */
const textCondition = ({ search, match }: Pick<ServiceQuery, 'search' | 'match'>, name = 'text') =>
  searchTerms(search, match).map((term, index) => {
    const placeholder = index === 0 ? name : `${name}_${index}`
    const isIn = (column: string) => `position(${column}, unhex({${placeholder}:String})) > 0`
    const sql = match ? `(${isIn('searched')} or ${isIn('labels')})` : isIn('searched')
    return condition(sql, { [placeholder]: hexOf(term) })
  })

const idsCondition = ({ only }: ServiceQuery) =>
  only ? [condition('id in {only:Array(UInt64)}', { only })] : []

function categoryCondition({ category }: ServiceQuery, { head }: Snapshot) {
  if (category === 'All') return []
  const codes = [...maskOf(head.categories, category)].flatMap((isIn, code) => (isIn ? [code] : []))
  return [condition('category in {categories:Array(UInt16)}', { categories: codes })]
}

/** One condition per filter, by what `facets` calls it; missing where the query does not have the filter. */
function filterConditions({ filters = {} }: ServiceQuery, { head }: Snapshot) {
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

function allConditions(listQuery: ServiceQuery, snapshot: Snapshot) {
  const { price, brand, rating, sale, available } = filterConditions(listQuery, snapshot)
  return [
    ...categoryCondition(listQuery, snapshot),
    ...price,
    ...brand,
    ...rating,
    ...sale,
    ...available,
    ...idsCondition(listQuery),
    ...textCondition(listQuery),
  ]
}

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
const hasWhole = (column: string, index: number) => `position(${column}, unhex({whole_${index}:String})) > 0`
const hasBeginning = (column: string, index: number) =>
  `position(${column}, unhex({beginning_${index}:String})) > 0`
const hasPart = (column: string, index: number) => `position(${column}, unhex({part_${index}:String})) > 0`
const isLabel = (index: number) => `position(labels, unhex({term_${index}:String})) > 0`

/** The values of the placeholders above. */
const termParameters = ({ search, match }: ServiceQuery): Parameters =>
  Object.fromEntries(
    searchTerms(search, match).flatMap((term, index) =>
      Object.entries({ ...markedTerm(term), term }).map(([form, text]) => [`${form}_${index}`, hexOf(text)]),
    ),
  )

/** The rank of a matching product (`words/match-rank.ts`), the sum of all terms. */
function rankOf(listQuery: ServiceQuery): Condition {
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
const bestCondition = (listQuery: ServiceQuery) =>
  searchTerms(listQuery.search, listQuery.match).map((_, index) =>
    condition(hasWhole('name_words', index), termParameters(listQuery)),
  )

/** The key of a query's order and its direction. */
function keyOf(listQuery: ServiceQuery): Condition & { readonly direction: 'asc' | 'desc' } {
  const { sort } = listQuery
  if (sort === 'match') return { ...rankOf(listQuery), direction: 'asc' }
  const [sql, direction] = sort ? orders[sort] : (['0', 'asc'] as const)
  return { ...condition(sql), direction }
}

function afterCondition(listQuery: ServiceQuery, after: Position['after']) {
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

/** Whether `selectAmongLeast` and `selectSome` come before the slice: a text is searched from the beginning, by id. */
export const mayStartWithSome = ({ search, sort }: ServiceQuery, { page, after }: Position): boolean =>
  search !== '' && (!sort || sort === 'match') && page === 0 && !after

/** Ids up to this one are searched first: among them a common text has more matches than a slice. */
export const leastIds = 16_384

/**
 * The first slice as `selectSlice` has it, from the least ids alone. With the best match first it has the best rank alone:
 * where it is full, it is certain.
 */
export function selectAmongLeast(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { sql, parameters } = joined([
    condition('id <= {last:UInt64}', { last: leastIds }),
    ...allConditions(listQuery, snapshot),
    ...(listQuery.sort === 'match' ? bestCondition(listQuery) : []),
  ])
  return statement(
    `select toInt64(0), ${summaryColumns} from ${snapshot.table} where ${sql} order by id limit {count:UInt64}`,
    { ...parameters, count: sliceSize + 1 },
  )
}

/** Whether the names that have a search text precede all other matches: their ranks are those of one term. */
export const hasOneTerm = ({ search, match }: ServiceQuery): boolean =>
  searchTerms(search, match).length === 1

/** The best matches among the names of a query with one term: their column is a small part of the texts. */
export function selectInNames(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { table } = snapshot
  const { sql, parameters } = joined([
    ...allConditions({ ...listQuery, search: '' }, snapshot),
    condition(hasPart('name_words', 0), termParameters(listQuery)),
  ])
  const { sql: key } = rankOf(listQuery)
  return statement(
    `select toInt64(${key}), ${summaryColumns} from ${table} where id global in (
      select id from ${table} where ${sql} order by ${key}, id limit {count:UInt64}
    ) order by ${key}, id limit {count:UInt64}`,
    { ...parameters, count: sliceSize + 1 },
  )
}

/** Among the least ids, whole words in descriptions of products that do not have the only term in their name. */
export function selectInDescriptions(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { sql, parameters } = joined([
    condition('id <= {last:UInt64}', { last: leastIds }),
    ...allConditions({ ...listQuery, search: '' }, snapshot),
    condition(`not (${hasPart('name_words', 0)})`, termParameters(listQuery)),
    condition(hasWhole('description_words', 0)),
  ])
  return statement(
    `select toInt64(${descriptionRank}), ${summaryColumns} from ${snapshot.table} where ${sql} order by id limit {count:UInt64}`,
    { ...parameters, count: sliceSize + 1 },
  )
}

/** Of so many matches and more the first are found soon in the order of ids; of fewer all ids are read at once. */
export const mostSome = 200

/**
 * Ids of some products that match, in no order: all of them where they are fewer than `mostSome`. Without an order the
 * engine reads with all cores and stops early.
 */
export function selectSome(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { sql, parameters } = joined(allConditions(listQuery, snapshot))
  return statement(`select id from ${snapshot.table} where ${sql} limit {count:UInt64}`, {
    ...parameters,
    count: mostSome,
  })
}

/**
 * The products of a slice, each with its sort key, and one of those that follow. The ids are found first, so that the
 * other columns are read for these alone; `global`, since a node of a cluster does not have the ids of the others.
 */
export function selectSlice(listQuery: ServiceQuery, position: Position, snapshot: Snapshot): Statement {
  const { page, after } = position
  const { table } = snapshot
  const { sql, parameters } = joined([
    ...allConditions(listQuery, snapshot),
    ...afterCondition(listQuery, after),
  ])
  const key = keyOf(listQuery)
  const order = listQuery.sort ? `${key.sql} ${key.direction}, id` : 'id'
  // Parts whose ids are all greater are not opened: faster where the slice is full soon, and slower where it is not.
  const settings =
    mayStartWithSome(listQuery, position) && !listQuery.sort
      ? 'settings read_in_order_use_virtual_row = 1'
      : ''
  return statement(
    `select toInt64(${key.sql}), ${summaryColumns} from ${table} where id global in (
      select id from ${table} where ${sql} order by ${order} limit {count:UInt64} offset {skipped:UInt64} ${settings}
    ) order by ${order} limit {count:UInt64}`,
    { ...parameters, ...key.parameters, count: sliceSize + 1, skipped: after ? 0 : page * sliceSize },
  )
}

/**
 * How many match in each category, by its code, regardless of the chosen category: a column for each query. They
 * differ in their texts alone. Most of a scan's time is reading the texts, so that ten queries at once take about as
 * long as two.
 */
export function selectCounts(listQueries: readonly ServiceQuery[], snapshot: Snapshot): Statement {
  const [first, ...others] = listQueries
  if (!first) throw new RangeError('There are no queries.')
  const open: ServiceQuery = { ...first, category: 'All' }
  // For the condition of a single text the engine caches which parts match nothing.
  const where = joined(allConditions(others.length === 0 ? open : { ...open, search: '' }, snapshot))
  const texts =
    others.length === 0
      ? []
      : listQueries.map((listQuery, index) => joined(textCondition(listQuery, `text${index}`)))
  const counts = texts.length === 0 ? ['count()'] : texts.map(({ sql }) => `countIf(${sql})`)
  return statement(
    `select category, ${counts.join(', ')} from ${snapshot.table} where ${where.sql} group by category order by category`,
    merged([where, ...texts]),
  )
}

/** One product, with its details. */
export const selectProduct = (id: number, { table }: Snapshot): Statement =>
  statement(`select ${summaryColumns}, details from ${table} where id = {id:UInt64}`, { id })

/** A bit for each filter that a product may miss, as in `engine/filter-and-count.ts`. */
const bits = { price: 1, brand: 2, rating: 4, sale: 8, available: 16 } as const
const allBits = 31

/** A condition: the product misses no filter but this one. */
const missesOnly = (name: keyof typeof bits) => `bitAnd(missed, ${allBits - bits[name]}) = 0`

/**
 * One row: the total, the lowest and highest price, counts by price range, by tenths of a star and by brand's code, and
 * how many have a discount or can be bought. One pass, as `filterAndCount`.
 */
export function selectFacets(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { table, head } = snapshot
  const filters = filterConditions(listQuery, snapshot)
  const where = joined([
    ...categoryCondition(listQuery, snapshot),
    ...idsCondition(listQuery),
    ...textCondition(listQuery),
  ])
  const missed = (['price', 'brand', 'rating', 'sale', 'available'] as const).flatMap((name) =>
    filters[name].length === 0 ? [] : [{ bit: bits[name], ...joined(filters[name]) }],
  )
  const bounds = [0, ...head.priceSteps]
  const ranges = bounds.map((from, at) => {
    const to = bounds[at + 1]
    return `countIf(${missesOnly('price')} and price >= ${from}${to === undefined ? '' : ` and price < ${to}`})`
  })
  return statement(
    `select
      countIf(missed = 0),
      minIf(price, ${missesOnly('price')}),
      maxIf(price, ${missesOnly('price')}),
      countIf(${missesOnly('price')}),
      [${ranges.join(', ')}],
      countResampleIf(0, 51, 1)(toUInt64(greatest(rating, 0)), ${missesOnly('rating')}),
      ${head.brands.length === 0 ? '[]' : `countResampleIf(0, ${head.brands.length}, 1)(toUInt64(brand), ${missesOnly('brand')})`},
      countIf(${missesOnly('sale')} and original > price),
      countIf(${missesOnly('available')} and stock != 'out')
    from (
      select price, original, rating, brand, stock,
        ${missed.map(({ bit, sql }) => `${bit} * (not (${sql}))`).join(' + ') || '0'} as missed
      from ${table} where ${where.sql}
    )`,
    merged([where, ...missed]),
  )
}
