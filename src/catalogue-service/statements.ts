import type { Position, ServiceQuery } from '#catalogue/contract/query-params.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { type Condition, condition, joined, merged } from './condition.ts'
import {
  allConditions,
  categoryCondition,
  filterConditions,
  idsCondition,
  textCondition,
} from './conditions.ts'
import { type Statement, statement } from './engine.ts'
import { afterCondition, keyOf, type RankCondition } from './orders.ts'
import { productColumns, summaryColumns } from './rows.ts'
import type { Snapshot } from './stored-head.ts'
import { isByVariant, variantCondition, variantFacets } from './variant-conditions.ts'

/** Whether `selectAmongLeast` and `selectSome` come before the slice: a text is searched from the beginning, by id. */
export const mayStartWithSome = ({ search, sort }: ServiceQuery, { page, after }: Position): boolean =>
  search !== '' && (!sort || sort === 'match') && page === 0 && !after

/** Ids up to this one are searched first: among them a common text has more matches than a slice. */
export const leastIds = 16_384

/** Parts whose ids are all greater are not opened: faster where the slice is full soon, and slower where it is not. */
const leastPartFirst = 'read_in_order_use_virtual_row = 1'

/** The first slice as `selectSlice` has it, from the least ids alone: where it is full, it is certain. */
export function selectAmongLeast(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { sql, parameters } = joined([
    condition('id <= {last:UInt64}', { last: leastIds }),
    ...allConditions(listQuery, snapshot),
  ])
  return statement(
    `select toInt64(0) as key, ${summaryColumns} from ${snapshot.table} where ${sql} order by id limit {count:UInt64}`,
    { ...parameters, count: sliceSize + 1 },
  )
}

/** The first matches of one rank, after an id: the engine stops at the last of them, and its indexes leave out most blocks. */
export function selectOfRank(
  listQuery: ServiceQuery,
  { rank, ...ranked }: RankCondition,
  { after, count }: { readonly after: number; readonly count: number },
  snapshot: Snapshot,
): Statement {
  const { sql, parameters } = joined([
    ...(after > 0 ? [condition('id > {after:UInt64}', { after })] : []),
    ...allConditions({ ...listQuery, search: '' }, snapshot),
    ranked,
  ])
  return statement(
    // The engine adds settings of its own to the outer query.
    `select * from (
      select toInt64(${rank}) as key, ${summaryColumns} from ${snapshot.table} where ${sql}
      order by id limit {count:UInt64} settings ${leastPartFirst}
    ) order by id`,
    { ...parameters, count },
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
export function selectSlice(
  listQuery: ServiceQuery,
  position: Position,
  snapshot: Snapshot,
  /** A condition besides those of the query. */
  besides: readonly Condition[] = [],
): Statement {
  const { page, after } = position
  const { table } = snapshot
  const { sql, parameters } = joined([
    ...allConditions(listQuery, snapshot),
    ...afterCondition(listQuery, after),
    ...besides,
  ])
  const key = keyOf(listQuery)
  const order = listQuery.sort ? `${key.sql} ${key.direction}, id` : 'id'
  const settings =
    mayStartWithSome(listQuery, position) && !listQuery.sort ? `settings ${leastPartFirst}` : ''
  return statement(
    `select toInt64(${key.sql}) as key, ${summaryColumns} from ${table} where id global in (
      select id from ${table} where ${sql} order by ${order} limit {count:UInt64} offset {skipped:UInt64} ${settings}
    ) order by ${order} limit {count:UInt64}`,
    { ...parameters, ...key.parameters, count: sliceSize + 1, skipped: after ? 0 : page * sliceSize },
  )
}

/**
 * How many match in each category, by its code, regardless of the chosen category: a number for each query. They
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
    `select category, [${counts.join(', ')}] as found from ${snapshot.table} where ${where.sql} group by category order by category`,
    merged([where, ...texts]),
  )
}

/** One product, with its details. */
export const selectProduct = (id: number, { table }: Snapshot): Statement =>
  statement(`select ${productColumns} from ${table} where id = {id:UInt64}`, { id })

/** A bit for each filter that a product may miss, as in `engine/filter-and-count.ts`. */
const bits = { price: 1, brand: 2, rating: 4, sale: 8, available: 16, variant: 32 } as const
const allBits = 63

/** A condition: the product misses no filter but this one. */
const missesOnly = (name: keyof typeof bits) => `bitAnd(missed, ${allBits - bits[name]}) = 0`

/** The product misses no filter of its own: variants decide on the others. */
const isOpen = `bitAnd(missed, ${bits.brand + bits.rating}) = 0`

/** What is counted of prices, discounts and stock: of the product, or of its variants where these decide. */
const counted = {
  byProduct: {
    isPriced: missesOnly('price'),
    least: 'price',
    most: 'price',
    isIn: (range: string) => range,
    isReduced: `${missesOnly('sale')} and original > price`,
    isAvailable: `${missesOnly('available')} and stock != 'out'`,
  },
  byVariant: {
    isPriced: `${isOpen} and notEmpty(prices)`,
    least: 'arrayMin(prices)',
    most: 'arrayMax(prices)',
    isIn: (range: string) => `arrayExists(price -> ${range}, prices)`,
    isReduced: `${isOpen} and is_reduced`,
    isAvailable: `${isOpen} and is_available`,
  },
} as const

/**
 * One row: the total, the lowest and highest price, counts by price range, by tenths of a star and by brand's code,
 * how many have a discount or can be bought, and counts by the codes of options' values. One pass, as `filterAndCount`.
 */
export function selectFacets(listQuery: ServiceQuery, snapshot: Snapshot): Statement {
  const { table, head } = snapshot
  const filters = filterConditions(listQuery, snapshot)
  const where = joined([
    ...categoryCondition(listQuery, snapshot),
    ...idsCondition(listQuery),
    ...textCondition(listQuery),
  ])
  const isVariants = isByVariant(listQuery)
  const { isPriced, least, most, isIn, isReduced, isAvailable } =
    counted[isVariants ? 'byVariant' : 'byProduct']
  const names = isVariants
    ? (['brand', 'rating'] as const)
    : (['price', 'brand', 'rating', 'sale', 'available'] as const)
  const missed = [
    ...names.map((name) => ({ bit: bits[name], conditions: filters[name] })),
    { bit: bits.variant, conditions: variantCondition(listQuery, snapshot) },
  ].flatMap(({ bit, conditions }) => (conditions.length === 0 ? [] : [{ bit, ...joined(conditions) }]))
  const variants = variantFacets(listQuery, snapshot)
  const bounds = [0, ...head.priceSteps]
  const ranges = bounds.map((from, at) => {
    const to = bounds[at + 1]
    return `countIf(${isPriced} and ${isIn(`price >= ${from}${to === undefined ? '' : ` and price < ${to}`}`)})`
  })
  return statement(
    `select
      countIf(missed = 0) as total,
      minIf(${least}, ${isPriced}) as lowest_price,
      maxIf(${most}, ${isPriced}) as highest_price,
      countIf(${isPriced}) as priced,
      [${ranges.join(', ')}] as price_counts,
      countResampleIf(0, 51, 1)(toUInt64(greatest(rating, 0)), ${missesOnly('rating')}) as rating_counts,
      ${head.brands.length === 0 ? '[]' : `countResampleIf(0, ${head.brands.length}, 1)(toUInt64(brand), ${missesOnly('brand')})`} as brand_counts,
      countIf(${isReduced}) as sale_count,
      countIf(${isAvailable}) as available_count,
      sumMapIf(codes, arrayMap(_ -> toUInt64(1), codes), ${isOpen}) as option_counts
    from (
      select price, original, rating, brand, stock, ${variants.columns.join(', ')},
        ${missed.map(({ bit, sql }) => `${bit} * (not (${sql}))`).join(' + ') || '0'} as missed
      from ${table} where ${where.sql}
    )`,
    merged([where, ...missed, variants]),
  )
}
