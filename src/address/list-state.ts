import { longestValue } from './search-params.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The search part of the list that a product was opened from. */
    list?: string
    /** Which of its products, from 0; none where the browser followed the list's link by itself (`boot/history-entry.ts`). */
    place?: number
  }
}

/** The list that a page was opened from, and the place in it; null where that is not known and has to be looked for. */
export interface ListPlace {
  readonly list: string
  readonly place: number | null
}

/** Reads what the history keeps of an entry: anything at all, since other versions of the shop write there, too. */
export function readListPlace(state: {
  readonly list?: unknown
  readonly place?: unknown
}): ListPlace | null {
  const { list, place } = state
  if (typeof list !== 'string' || list.length > 4 * longestValue) return null
  if (place === undefined) return { list, place: null }
  return typeof place === 'number' && Number.isSafeInteger(place) && place >= 0 ? { list, place } : null
}
