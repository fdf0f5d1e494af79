import type { QueryClient } from '@tanstack/react-query'
import { countsQuery, firstSliceQuery, sliceQuery } from '#catalogue/queries.ts'
import { fillCache } from '#catalogue/query-client.ts'
import { hasLateTotal } from '#catalogue/head.ts'
import { ownSize, type Question } from '#catalogue/source.ts'

/** The loader's result: the page reads the queries with these keys. */
export interface ListLoaderData {
  readonly question: Question
  /** Index of the slice, from 0. */
  readonly page: number
}

interface Options extends ListLoaderData {
  readonly signal: AbortSignal
  /** True when the page needs the total before it renders. */
  readonly needsTotal: boolean
}

/** Whether the first products may be found before the total; a prerendered page has both. */
const isLate = hasLateTotal && typeof document !== 'undefined'

/** Fills the cache with a slice and its counts, or with the first slice alone while a large catalogue is opening. */
export async function loadList(
  client: QueryClient,
  { question, page, signal, needsTotal }: Options,
): Promise<ListLoaderData> {
  const slice = sliceQuery(question, page)
  const isLarge = isLate || question.size !== ownSize
  const isEarly = isLarge && !needsTotal && client.getQueryData(slice.queryKey) === undefined
  // Requested before the others: a worker answers one question after the other.
  const early = isEarly
    ? fillCache(client, firstSliceQuery(question), signal).catch(() => null)
    : Promise.resolve(null)
  const whole = Promise.all([
    fillCache(client, slice, signal),
    fillCache(client, countsQuery(question), signal),
  ])
  // Where the first slice alone suffices, the page reports a failure of the rest.
  whole.catch(() => undefined)
  if (!(await Promise.race([whole, early]))) await whole
  return { question, page }
}
