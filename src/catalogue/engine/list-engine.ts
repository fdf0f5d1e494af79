import { brands as catalogueBrands } from 'virtual:catalogue/records'
import type { Sort } from '../filters.ts'
import type { Category } from '../settings/catalogue-settings.ts'
import type { OptionFilter } from '../settings/option-filter.ts'
import type { Counts } from '../settings/category-tree.ts'
import {
  categories as ownCategories,
  hasOptionFilters,
  locale as ownLocale,
  optionFilters as ownFilters,
} from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import { normalForm } from '../normal-form.ts'
import type { ListQuery } from '../source/source.ts'
import { columnsOf, sortKeyAt, type Columns } from './columns.ts'
import { fold } from '../words/fold.ts'
import { labelsOfProduct } from '../words/labels.ts'
import { countRanks, matchRank } from '../words/match-rank.ts'
import { searchTerms } from '../words/search-terms.ts'
import { facetsOf, type Facets } from './facets.ts'
import { filterAndCount } from './filter-and-count.ts'
import { nameRanks } from './name-ranks.ts'
import { variantColumnsOf } from './variant-columns.ts'
import { createOrder, createRankOrder, sortOrdinals, type Order } from './sort-ordinals.ts'
import { countsOf, maskOf, placesOf, sharedPlaces } from './category-codes.ts'

export interface Answer {
  /** All that match, in the query's order. */
  readonly products: readonly ProductSummary[]
  /** How many match in each category, regardless of the chosen category. */
  readonly counts: Counts
  readonly facets: Facets
}

export type ListEngine = (listQuery: ListQuery) => Answer

/**
 * The engine for a list in memory, in catalogue order. A text matches where it is part of the name or of the
 * description, all of them folded (`words/fold.ts`); white space alone matches all. In a search for words each term
 * matches where it is part of the name, the description or a label (`words/labels.ts`). The folded texts stay in memory.
 */
export function createListEngine(
  products: readonly ProductSummary[],
  categories: readonly Category[] = ownCategories,
  locale: string = ownLocale,
  optionFilters: readonly OptionFilter[] = ownFilters,
): ListEngine {
  // A product's brand may be missing from the catalogue's list: it must not break the count of the others.
  const brands = [...new Set([...catalogueBrands, ...products.flatMap(({ brand }) => brand ?? [])])]
  const texts = products.map(({ name, description }) => [fold(name), fold(description)])
  // Created at first use: most catalogues are searched for whole texts.
  let labels: readonly string[] | undefined
  const shared = sharedPlaces(products)
  const columns: Columns = {
    ...columnsOf(products, placesOf(categories, shared), brands),
    ...(hasOptionFilters && {
      variants: variantColumnsOf(
        products.map(({ variantGroups = '' }) => variantGroups),
        optionFilters,
      ),
    }),
  }
  const orders = new Map<Sort, Order>()
  const keysOf = (sort: Sort) => {
    if (sort === 'name')
      columns.nameRank.set(
        nameRanks(
          products.map(({ name }) => name),
          locale,
        ),
      )
    return sortKeyAt(columns, sort)
  }

  /** Undefined for all ordinals. */
  const ordinalsOf = ({ search, only, match }: ListQuery): Uint32Array | undefined => {
    if (search === '' && !only) return undefined
    const terms = searchTerms(search, match)
    if (match) labels ??= products.map((product) => fold(labelsOfProduct(product)))
    const has = (ordinal: number, term: string) =>
      texts[ordinal]?.some((text) => text.includes(term)) || (match && labels?.[ordinal]?.includes(term))
    const ids = only && new Set(only)
    const ordinals = [...products.keys()].filter(
      (ordinal) => (!ids || ids.has(products[ordinal]?.id ?? 0)) && terms.every((term) => has(ordinal, term)),
    )
    return Uint32Array.from(ordinals)
  }

  const orderBy = (sort: Sort) => {
    const order = orders.get(sort) ?? createOrder(columns.count, keysOf(sort))
    orders.set(sort, order)
    return order
  }

  const orderByMatch = (ordinals: Uint32Array, { search, match }: ListQuery) => {
    const terms = searchTerms(search, match)
    const ranks = Uint16Array.from(ordinals, (ordinal) => {
      const [name = '', description = ''] = texts[ordinal] ?? []
      const own = (match && labels?.[ordinal]) || ''
      return terms.reduce((sum, term) => sum + matchRank(name, description, own, term), 0)
    })
    return createRankOrder({ ordinals, ranks }, columns.count, countRanks(terms.length))
  }

  const sorted = (ordinals: Uint32Array, listQuery: ListQuery) => {
    const { sort } = listQuery
    if (!sort) return ordinals
    const order = sort === 'match' ? orderByMatch(ordinals, listQuery) : orderBy(sort)
    return sortOrdinals(ordinals, order).sorted
  }

  return (listQuery) => {
    const normal = normalForm(listQuery)
    const { category, filters = {} } = normal
    const { ordinals, counts, facetCounts } = filterAndCount(
      columns,
      filters,
      maskOf(categories, category, shared),
      ordinalsOf(normal),
    )
    return {
      products: [...sorted(ordinals, normal)].flatMap((ordinal) => products[ordinal] ?? []),
      counts: countsOf(categories, counts, shared),
      facets: facetsOf([facetCounts], brands, optionFilters),
    }
  }
}
