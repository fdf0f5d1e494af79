import type { ProductSummary } from '../product.ts'
import { firstProductsCount } from './first-products.ts'
import type { FromShard, NumberedRequest, ToShard } from './messages.ts'
import type { OpenRecords } from './shard-records.ts'
import { createShard, type Shard, type Scheduler } from './shard.ts'

/** Milliseconds between two messages during the build. */
const heartbeat = 5000

/** Milliseconds in which the page draws the first slice, with all cores for itself. */
const drawing = 32

/** Products in a message of the catalogue's first ones: the page reads them in a millisecond or two. */
const productsPerMessage = 256

/**
 * Serves a shard from a worker: the first message builds it; queries run one after the other, and a cancelled one
 * stops at its next pause, or at once while it waits for more of the catalogue. A query without filters interrupts one
 * with them, such as the facets of the letter before, and a search for a first slice interrupts one for a total, such as
 * the counts; both start again afterwards. Queries during the build search the texts loaded so far. Returns the handler
 * for every message.
 */
export function serveShard(
  post: (message: FromShard) => void,
  scheduler: Scheduler,
  openRecords: OpenRecords,
): (message: ToShard) => void {
  /** Numbers of the queries that have not been cancelled. */
  const open = new Set<number>()
  /** Numbers of the open queries without filters. */
  const unfiltered = new Set<number>()
  /** Numbers of the open searches for a first slice. */
  const firstSlices = new Set<number>()
  let shard: Shard | undefined
  let queue = Promise.resolve()
  /** Resolves once the catalogue's first products have been sent. */
  let firstProducts = Promise.resolve()
  let endRest = () => {}

  const rest = () =>
    new Promise<void>((resolve) => {
      endRest = resolve
      setTimeout(resolve, drawing)
    })

  /** Null where the query is cancelled or interrupted. */
  async function answer(message: NumberedRequest): Promise<FromShard | null> {
    const { number, search, choice, filters, sort, match } = message
    const filtered = filters && { search, choice, filters, sort, match }
    const isRanked = sort === 'match'
    const findsTotal = message.kind === 'find' && !message.wantsFirstSlice
    const isObsolete = () =>
      !open.has(number) ||
      (filtered !== undefined && unfiltered.size > 0) ||
      (findsTotal && firstSlices.size > 0)
    if (isObsolete()) return null
    if (!shard) throw new Error('Nothing has been built.')
    if (message.kind === 'products') {
      const { start, end } = message
      const products = await (filtered
        ? shard.filteredProducts(filtered, start, end, isObsolete)
        : shard.products(search, choice, start, end, isObsolete, isRanked))
      return products && { kind: 'products', number, products }
    }
    const startedAt = performance.now()
    const sendFirstSlice = (products: readonly ProductSummary[]) => {
      post({ kind: 'first-slice', number, products, took: performance.now() - startedAt })
      return rest()
    }
    const found = await (filtered
      ? shard.findFiltered(filtered, isObsolete)
      : shard.find(search, choice, isObsolete, message.wantsFirstSlice && sendFirstSlice, isRanked))
    return found && { kind: 'found', number, answer: found, took: performance.now() - startedAt }
  }

  const failureOf = (number: number | null, error: unknown): FromShard => ({
    kind: 'failed',
    number,
    reason: error instanceof Error ? error.message : String(error),
  })

  const close = (number: number) => {
    open.delete(number)
    unfiltered.delete(number)
    firstSlices.delete(number)
  }

  /** Answers an open query after those before it. */
  function enqueue(message: NumberedRequest): void {
    const { number } = message
    queue = queue.then(async () => {
      const reply = await answer(message).catch((error: unknown) => failureOf(number, error))
      if (reply) {
        close(number)
        post(reply)
      } else if (open.has(number)) enqueue(message)
    })
  }

  async function sendFirstProducts(of: Shard): Promise<void> {
    for (let start = 0; start < firstProductsCount; start += productsPerMessage) {
      const products = await of.products('', 'All', start, start + productsPerMessage)
      if (!products?.length) return
      post({ kind: 'first-products', products })
      await scheduler.pause()
    }
  }

  async function build(from: number, to: number): Promise<void> {
    let loaded = 0
    const report = () => post({ kind: 'progress', fraction: loaded })
    // On a slow line the next file may take longer than the page waits for a message.
    const timer = setInterval(report, heartbeat)
    try {
      shard = createShard(openRecords(from, to), scheduler)
      if (from === 0) firstProducts = sendFirstProducts(shard)
      const built = shard.build((fraction) => {
        loaded = fraction
        report()
      })
      await Promise.all([built, firstProducts])
    } finally {
      clearInterval(timer)
    }
  }

  return (message) => {
    if (message.kind === 'build') {
      build(message.from, message.to).catch((error: unknown) => post(failureOf(null, error)))
      return
    }
    const { number } = message
    if (message.kind === 'cancel') {
      close(number)
      endRest()
      shard?.recheck()
      return
    }
    if (message.kind === 'first-products') {
      const reply = () => post({ kind: 'products', number, products: [] })
      firstProducts.then(reply, () => {})
      return
    }
    open.add(number)
    if (!message.filters) unfiltered.add(number)
    if (message.kind === 'find' && message.wantsFirstSlice) firstSlices.add(number)
    shard?.recheck()
    enqueue(message)
  }
}
