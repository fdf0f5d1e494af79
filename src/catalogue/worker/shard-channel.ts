import * as texts from 'virtual:messages/catalogue'
import { CatalogueUnavailable } from '../source/catalogue-unavailable.ts'
import type { FindRequest, FirstProductsRequest, FromShard, ProductsRequest, ToShard } from './messages.ts'
import type { ProductSummary } from '../product.ts'
import type { ShardResult } from './shard.ts'

/** The page's side of one worker. */
export interface ShardPort {
  readonly post: (message: ToShard) => void
  /** Called once: `receive` gets every later message, `fail` a sentence for visitors if the worker fails. */
  readonly listen: (receive: (message: FromShard) => void, fail: (message: string) => void) => void
  readonly close: () => void
}

/** Opens the worker of one shard. */
export type OpenShard = () => Promise<ShardPort>

/**
 * Seconds without a message from a busy worker until it counts as dead. Counted by a timer, which stops while the page
 * is frozen.
 */
const timeout = 15

type Answer = ShardResult | readonly ProductSummary[]

const otherResult = () =>
  new CatalogueUnavailable(texts.largeFailed, { cause: 'An answer to another query.' })

const isList = (answer: Answer): answer is readonly ProductSummary[] => Array.isArray(answer)

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  readonly onFirstSlice: ((products: readonly ProductSummary[]) => void) | undefined
}

/** Sends queries to one shard and returns their answers. */
export interface ShardChannel {
  readonly build: (from: number, to: number) => void
  readonly find: (
    request: FindRequest,
    signal: AbortSignal | undefined,
    onFirstSlice?: (products: readonly ProductSummary[]) => void,
  ) => Promise<ShardResult>
  readonly products: (
    request: ProductsRequest,
    signal: AbortSignal | undefined,
  ) => Promise<readonly ProductSummary[]>
  /** Resolves once `onFirstProducts` has been called with all of them. */
  readonly firstProducts: (signal: AbortSignal | undefined) => Promise<void>
  /** Rejects all pending queries. */
  readonly close: () => void
}

interface Listeners {
  readonly onProgress: (fraction: number) => void
  /** Called with the first products of the catalogue, in its order. */
  readonly onFirstProducts: (products: readonly ProductSummary[]) => void
  /** Called once, after all pending queries have been rejected, and not for `close`. */
  readonly onFailure: () => void
}

export function openChannel(
  port: ShardPort,
  { onProgress, onFirstProducts, onFailure }: Listeners,
): ShardChannel {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let isBuilding = false
  let timer: ReturnType<typeof setInterval> | undefined
  let closedBy: CatalogueUnavailable | undefined

  const close = (message = texts.largeClosed, cause?: unknown) => {
    if (closedBy) return
    closedBy = new CatalogueUnavailable(message, { cause })
    clearInterval(timer)
    port.close()
    for (const { reject } of waiting.values()) reject(closedBy)
    waiting.clear()
  }
  const fail = (message: string, cause?: unknown) => {
    if (closedBy) return
    close(message, cause)
    onFailure()
  }
  const watch = () => {
    clearInterval(timer)
    let left = timeout
    if (isBuilding || waiting.size > 0)
      timer = setInterval(() => {
        left -= 1
        if (left === 0) fail(texts.largeSilent)
      }, 1000)
  }

  const receive = (data: FromShard) => {
    if (closedBy) return
    switch (data.kind) {
      case 'progress':
        isBuilding = data.fraction < 1
        onProgress(data.fraction)
        break
      case 'first-products':
        onFirstProducts(data.products)
        break
      case 'first-slice':
        waiting.get(data.number)?.onFirstSlice?.(data.products)
        break
      case 'found':
        settle(data.number, data.answer)
        break
      case 'products':
        settle(data.number, data.products)
        break
      case 'failed':
        fail(texts.largeFailed, data.reason)
        return
    }
    watch()
  }
  port.listen(receive, fail)

  function settle(number: number, answer: Answer): void {
    waiting.get(number)?.resolve(answer)
    waiting.delete(number)
  }

  function send(
    request: FindRequest | ProductsRequest | FirstProductsRequest,
    signal: AbortSignal | undefined,
    onFirstSlice?: (products: readonly ProductSummary[]) => void,
  ): Promise<Answer> {
    last += 1
    const number = last
    return new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted()
      if (closedBy) throw closedBy
      waiting.set(number, { resolve, reject, onFirstSlice })
      signal?.addEventListener(
        'abort',
        () => {
          if (!waiting.delete(number)) return
          port.post({ kind: 'cancel', number })
          reject(signal.reason)
        },
        { once: true },
      )
      port.post({ ...request, number })
      watch()
    })
  }

  return {
    build: (from, to) => {
      isBuilding = true
      port.post({ kind: 'build', from, to })
      watch()
    },
    async find(request, signal, onFirstSlice) {
      const answer = await send(
        { ...request, ...(onFirstSlice && { wantsFirstSlice: true }) },
        signal,
        onFirstSlice,
      )
      if (isList(answer)) throw otherResult()
      return answer
    },
    async products(request, signal) {
      const answer = await send(request, signal)
      if (!isList(answer)) throw otherResult()
      return answer
    },
    async firstProducts(signal) {
      await send({ kind: 'first-products' }, signal)
    },
    close: () => close(),
  }
}
