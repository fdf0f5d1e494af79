import * as texts from 'virtual:messages/browse'
import type { ListSort } from '#catalogue/filters.ts'
import { formatCount } from '#ui/format-count.ts'
import { capital } from '#messages/capital.ts'
import { sortText } from './sort-texts.ts'
import { productsCount } from './result-texts.ts'

/** A list of products as an announcement describes it. */
export interface Result {
  readonly total: number
  readonly category: string
  /** Key of the text, the filters and all other conditions of the list. */
  readonly conditions: string
  readonly sort: ListSort | undefined
}

/** The total is null until the products are counted. */
export interface CountingResult extends Omit<Result, 'total'> {
  readonly total: number | null
}

function countAnnouncement(now: Result, before: CountingResult): string {
  const products = productsCount(now.total)
  if (before.category !== now.category)
    return texts.nowIn({ category: now.category === 'All' ? texts.all : now.category, products })
  const change = now.total - (before.total ?? now.total)
  if (change === 0) return products
  const args = { products, count: formatCount(Math.abs(change)) }
  return change < 0 ? texts.fewer(args) : texts.more(args)
}

const isDefault = (sort: ListSort | undefined) => sort === undefined || sort === 'match'

/**
 * The announcement after a change: '42 products, 8 fewer', 'Fashion: 20 products', 'Sorted by price, low to high', or
 * the number and the order where both changed.
 */
export function resultAnnouncement(now: Result, before: CountingResult): string {
  const isNarrowed =
    now.total !== before.total || now.category !== before.category || now.conditions !== before.conditions
  if (!isNarrowed) return capital(sortText(now.sort))
  const result = countAnnouncement(now, before)
  // A new text brings its best matches first: nobody chose that order.
  const isChosen = now.sort !== before.sort && !(isDefault(now.sort) && isDefault(before.sort))
  return isChosen ? texts.andSorted({ result, order: sortText(now.sort) }) : result
}
