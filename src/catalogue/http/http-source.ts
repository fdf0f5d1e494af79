import type * as v from 'valibot'
import { answers, contractVersion } from '../contract/answers.ts'
import { writeQuery } from '../contract/query-params.ts'
import { normalForm } from '../normal-form.ts'
import type { CatalogueSource, ListQuery } from '../source/source.ts'
import { ownSize, searchMode } from '../settings/settings.ts'
import { sleep } from '../sleep.ts'
import { type Outcome, requestAnswer, unreachable } from './request-answer.ts'

interface Options {
  /** The service's address, without a slash at the end. */
  readonly url: string
  /** The state of the answers that the page contains; missing where it contains none. */
  readonly builtFrom?: number | undefined
  /**
   * Called once the service has another state than the answers so far. The first answer from it is returned once the
   * promise is settled. `isBuild`: those so far were in the page.
   */
  readonly onChange?: (isBuild: boolean) => Promise<unknown> | void
  /** Milliseconds that all attempts at one answer may take together. */
  readonly patience?: number
  readonly fetch?: typeof fetch
}

/** Longer than the service's own deadline: its message names the reason. */
const defaultPatience = 22_000

/** Attempts at one answer, changes of the snapshot included. */
const mostAttempts = 4

/** Slices whose successors are known. */
const mostCursors = 500

export interface HttpSource extends CatalogueSource {
  /** Calls `onChange` where the page contains another state than the service has. Rejects as `slice` does. */
  checkState(): Promise<void>
}

/**
 * A catalogue behind an address. All answers are from one snapshot: every request names it, once it is known, and once the
 * service has a newer one, `onChange` is settled before an answer from it is returned.
 */
export function createHttpSource({
  url,
  builtFrom,
  onChange = () => undefined,
  patience = defaultPatience,
  fetch: fetchAnswer = (...args) => fetch(...args),
}: Options): HttpSource {
  let snapshot: number | null = null
  /** `next` of a slice, by its address. The last is the latest. */
  const cursors = new Map<string, string>()

  async function adopt(latest: number): Promise<void> {
    if (latest === snapshot) return
    const isBuild = snapshot === null
    const before = snapshot ?? builtFrom
    snapshot = latest
    cursors.clear()
    if (before !== undefined && before !== latest) await onChange(isBuild)
  }

  /** Null where the service has no such product. Rejects with `CatalogueUnavailable`, or as `requestAnswer`. */
  async function request<Name extends keyof typeof answers>(
    name: Name,
    params: URLSearchParams,
    signal: AbortSignal | undefined,
    path: string = name,
  ): Promise<v.InferOutput<(typeof answers)[Name]> | null> {
    const deadline = performance.now() + patience
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      signal?.throwIfAborted()
      const wanted = snapshot
      const query = new URLSearchParams(params)
      if (wanted !== null) query.set('snapshot', String(wanted))
      const suffix = query.size > 0 ? `?${query.toString()}` : ''
      const outcome: Outcome<v.InferOutput<(typeof answers)[Name]>> = await requestAnswer(
        fetchAnswer,
        `${url}/v${contractVersion}/${path}${suffix}`,
        answers[name],
        deadline - performance.now(),
        signal,
      )
      switch (outcome.kind) {
        case 'answer': {
          const { answer } = outcome
          if (answer.snapshot === snapshot) return answer
          if (snapshot === null) {
            await adopt(answer.snapshot)
            return answer
          }
          // From before a change meanwhile, or a cache's fault: never mixed with the others.
          if (snapshot === wanted && answer.snapshot > snapshot) await adopt(answer.snapshot)
          break
        }
        case 'missing':
          return null
        case 'moved':
          // Where another snapshot was adopted meanwhile, this one may be from before.
          if (snapshot === wanted) await adopt(outcome.snapshot)
          break
        case 'again':
          if (performance.now() + outcome.wait >= deadline) throw unreachable()
          await sleep(outcome.wait, signal)
          break
        case 'failed':
          throw unreachable()
      }
    }
    throw unreachable()
  }

  async function requestList<Name extends 'slice' | 'first' | 'counts' | 'facets' | 'suggestions'>(
    name: Name,
    params: URLSearchParams,
    signal: AbortSignal | undefined,
  ) {
    const answer = await request(name, params, signal)
    if (!answer) throw unreachable()
    return answer
  }

  const match = searchMode === 'words' && { match: searchMode }
  const paramsOf = (listQuery: ListQuery) => writeQuery(normalForm(listQuery))

  const source: HttpSource = {
    async checkState() {
      if (snapshot === null) await request('catalogue', new URLSearchParams(), undefined)
    },
    async slice(listQuery, page, signal) {
      const params = paramsOf(listQuery)
      const isPage = Number.isSafeInteger(page) && page >= 0
      const list = params.toString()
      const before = cursors.get(`${page} ${list}`)
      // A page that does not exist has the total of the others.
      if (page > 0) params.set('page', String(isPage ? page : 0))
      if (isPage && before !== undefined) params.set('after', before)
      const { products, total, next } = await requestList('slice', params, signal)
      if (isPage && next !== null) {
        cursors.set(`${page + 1} ${list}`, next)
        const oldest = cursors.keys().next().value
        if (cursors.size > mostCursors && oldest !== undefined) cursors.delete(oldest)
      }
      return { products: isPage ? products : [], total }
    },
    async first(listQuery, signal) {
      return (await requestList('first', paramsOf(listQuery), signal)).products
    },
    async product(id) {
      if (!Number.isSafeInteger(id) || id < 1) return null
      const answer = await request('product', new URLSearchParams(), undefined, `product/${id}`)
      return answer && answer.product
    },
    async near(id) {
      const own = await source.product(id, ownSize)
      if (!own) return []
      return (await source.slice({ category: own.category, search: '', size: ownSize }, 0)).products
    },
    async suggestions(words, signal) {
      return (
        await requestList(
          'suggestions',
          paramsOf({ category: 'All', search: words, size: ownSize, ...match }),
          signal,
        )
      ).products
    },
    async counts(listQuery, signal) {
      const { sort: _, ...rest } = listQuery
      return (await requestList('counts', paramsOf({ ...rest, category: 'All' }), signal)).counts
    },
    async facets(listQuery, signal) {
      const { sort: _, ...rest } = listQuery
      return (await requestList('facets', paramsOf(rest), signal)).facets
    },
  }
  return source
}
