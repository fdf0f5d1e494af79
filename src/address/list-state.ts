import { longestValue } from './search-params.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The search part of the list that a product was opened from. */
    list?: string
    /**
     * The product's index in that list; undefined where the browser followed the link before the script ran
     * (`referring-list.ts`).
     */
    index?: number
  }
}

/**
 * The list that a page was opened from, and the product's index in it; null where it is unknown and has to be searched
 * for.
 */
export interface ListOrigin {
  readonly list: string
  readonly index: number | null
}

/** Reads an entry's history state. Its values are unchecked, since other versions of the shop write there, too. */
export function readListOrigin(state: {
  readonly list?: unknown
  readonly index?: unknown
}): ListOrigin | null {
  const { list, index } = state
  if (typeof list !== 'string' || list.length > 4 * longestValue) return null
  if (index === undefined) return { list, index: null }
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? { list, index } : null
}
