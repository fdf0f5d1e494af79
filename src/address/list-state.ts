import { longestValue } from './search-params.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The search part of the list that a product was opened from. */
    list?: string
    /** Which of its products, from 0. */
    place?: number
  }
}

/** The list that a page was opened from, and the place in it. */
export interface ListPlace {
  readonly list: string
  readonly place: number
}

/** Reads what the history keeps of an entry: anything at all, since other versions of the shop write there, too. */
export function readListPlace(state: {
  readonly list?: unknown
  readonly place?: unknown
}): ListPlace | null {
  const { list, place } = state
  const isPlace = typeof place === 'number' && Number.isSafeInteger(place) && place >= 0
  return typeof list === 'string' && list.length <= 4 * longestValue && isPlace ? { list, place } : null
}
