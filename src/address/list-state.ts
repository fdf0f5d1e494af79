import { longestValue } from './search-params.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The search part of the list that a product was opened from. */
    list?: string
    /** Which of its products, from 0; none where the browser followed the list's link by itself (`boot/history-entry.ts`). */
    index?: number
  }
}

/** The list that a page was opened from, and the place in it; null where that is not known and has to be looked for. */
export interface ListOrigin {
  readonly list: string
  readonly index: number | null
}

/** Reads what the history keeps of an entry: anything at all, since other versions of the shop write there, too. */
export function readListOrigin(state: {
  readonly list?: unknown
  readonly index?: unknown
}): ListOrigin | null {
  const { list, index } = state
  if (typeof list !== 'string' || list.length > 4 * longestValue) return null
  if (index === undefined) return { list, index: null }
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? { list, index } : null
}
