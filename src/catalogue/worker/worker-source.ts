import { brands } from 'virtual:catalogue/records'
import { nextPaint } from '#device/next-paint.ts'
import type { CategoryChoice, Counts } from '../settings/category-tree.ts'
import { countsOf } from '../engine/category-codes.ts'
import { facetsOf, type Facets } from '../engine/facets.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import { sleep } from '../sleep.ts'
import { normalForm } from '../normal-form.ts'
import type { AllCategoriesQuery, ListQuery, Slice } from '../source/source.ts'
import { sliceSize } from '../source/slice-size.ts'
import { createFirstProducts } from './first-products.ts'
import type { ShardQuery } from './filtered-results.ts'
import type { LargeCatalogue } from './large-catalogue.ts'
import { productsInOrder } from './products-in-order.ts'
import { reportProgress } from './progress.ts'
import type { ShardResult } from './shard.ts'
import { openChannel, type OpenShard, type ShardChannel } from './shard-channel.ts'

/** More than two workers gain little: the scan is bound by memory bandwidth. */
const mostShards = 2

/** The longest wait, in milliseconds, for a frame: a tab that has just been hidden draws none. */
const longestFrame = 100

const afterFrame = () => Promise.race([nextPaint(), sleep(longestFrame)])

/** Running workers. Methods reject with the signal's reason once it is aborted. */
export interface WorkerSource {
  /** The products from index `start` on, before `end`, and the total; `only` is ignored. */
  readonly slice: (listQuery: ListQuery, start: number, end: number, signal?: AbortSignal) => Promise<Slice>
  /** As `CatalogueSource.first`, for a query with a search and no filters, in catalogue order or best match first. */
  readonly first: (listQuery: ListQuery, signal?: AbortSignal) => Promise<readonly ProductSummary[] | null>
  readonly counts: (listQuery: AllCategoriesQuery, signal?: AbortSignal) => Promise<Counts>
  readonly facets: (listQuery: ListQuery, signal?: AbortSignal) => Promise<Facets>
  readonly close: () => void
}

export interface WorkerOptions {
  readonly shards?: number
  /** Called once, when a worker has failed or `close` was called. */
  readonly onClose?: () => void
  /** Resolves after the next frame, in which the page draws the first slice. */
  readonly nextFrame?: () => Promise<void>
  /** Milliseconds after a letter until filters are counted: while someone types, the next letter has all cores. */
  readonly typingPause?: number
}

/** Ordinals between shards: multiples of `partSize`, except the end. */
function boundaries({ count, partSize }: LargeCatalogue, shards: number): number[] {
  return Array.from({ length: shards + 1 }, (_, at) =>
    at === shards ? count : Math.floor((at * count) / shards / partSize) * partSize,
  )
}

/** Opens workers that each have a contiguous part of the catalogue, and sends them queries. */
export async function createWorkerSource(
  catalogue: LargeCatalogue,
  openShard: OpenShard,
  {
    // The build has no `navigator` on Node 20.
    shards = Math.min(mostShards, Math.max(globalThis.navigator?.hardwareConcurrency ?? 1, 1)),
    onClose = () => {},
    nextFrame = afterFrame,
    typingPause = 300,
  }: WorkerOptions = {},
): Promise<WorkerSource> {
  const { size } = catalogue
  const fractions = Array.from({ length: shards }, () => 0)
  let isClosed = false
  let channels: readonly ShardChannel[] = []
  const firstProducts = createFirstProducts()
  let hasFirstProducts = false
  /** Resolves after the frame of the latest first slice that the page has found itself. */
  let drawn = Promise.resolve()
  let latestSearch = ''
  /** When filters may be counted, as `performance.now()`. */
  let pauseEndsAt = 0
  const noteSearch = (search: string) => {
    if (search !== latestSearch) pauseEndsAt = search === '' ? 0 : performance.now() + typingPause
    latestSearch = search
  }

  const close = () => {
    if (isClosed) return
    isClosed = true
    for (const channel of channels) channel.close()
    reportProgress(null)
    onClose()
  }
  reportProgress({ size, fraction: 0 })
  const ports = await Promise.all(fractions.map(() => openShard()))
  channels = ports.map((port, at) =>
    openChannel(port, {
      onProgress: (fraction) => {
        fractions[at] = fraction
        reportProgress({ size, fraction: fractions.reduce((sum, one) => sum + one, 0) / shards })
      },
      onFirstProducts: firstProducts.add,
      onFailure: close,
    }),
  )
  const starts = boundaries(catalogue, shards)
  for (const [at, channel] of channels.entries()) channel.build(starts[at] ?? 0, starts[at + 1] ?? 0)

  const isOpen = () => fractions.every((fraction) => fraction === 1)

  async function findAll(request: ShardQuery, signal: AbortSignal | undefined): Promise<ShardResult[]> {
    // Scans would share the processor's cores with the drawing of the first products.
    await drawn
    return Promise.all(channels.map((channel) => channel.find({ kind: 'find', ...request }, signal)))
  }

  /** The products from `start` on, before `end`, of all shards together. */
  async function productsIn(
    answers: readonly ShardResult[],
    request: ShardQuery,
    start: number,
    end: number,
    signal: AbortSignal | undefined,
  ): Promise<ProductSummary[]> {
    const productsOf = async (part: number, from: number, to: number): Promise<readonly ProductSummary[]> => {
      if (from >= to) return []
      const first = answers[part]?.first
      if (first && to <= first.length) return first.slice(from, to)
      return (
        (await channels[part]?.products({ kind: 'products', ...request, start: from, end: to }, signal)) ?? []
      )
    }
    if (request.sort) return productsInOrder(answers, productsOf, start, end)
    let before = 0
    const parts = answers.map(({ total }, at) => {
      const [from, to] = [Math.max(start - before, 0), Math.min(Math.max(end - before, 0), total)]
      before += total
      return productsOf(at, from, to)
    })
    return (await Promise.all(parts)).flat()
  }

  /** The products of a choice without a search, as soon as they are loaded. */
  async function list(
    choice: CategoryChoice,
    start: number,
    end: number,
    signal: AbortSignal | undefined,
  ): Promise<ProductSummary[]> {
    const products: ProductSummary[] = []
    let before = 0
    for (const channel of channels) {
      const range = { start: Math.max(start - before, 0), end: Math.max(end - before, 0) }
      products.push(...(await channel.products({ kind: 'products', search: '', choice, ...range }, signal)))
      if (products.length >= end - start) break
      // A shard that returned fewer products is complete, so that its total takes no time.
      before += (await channel.find({ kind: 'find', search: '', choice }, signal)).total
    }
    return products
  }

  return {
    close,
    async slice(listQuery, start, end, signal) {
      const { category: choice, search, filters, sort, match } = normalForm(listQuery)
      const isSorted = sort !== undefined && sort !== 'match'
      const isRefined = filters !== undefined || match !== undefined || isSorted
      noteSearch(search)
      if (search === '' && !isRefined)
        return { products: await list(choice, start, end, signal), total: catalogue.countAll(choice) }
      const request = { search, choice, sort, ...(isRefined && { filters: filters ?? {}, match }) }
      const answers = await findAll(request, signal)
      const products = await productsIn(answers, request, start, end, signal)
      return { products, total: answers.reduce((sum, { total }) => sum + total, 0) }
    },
    async first(listQuery, signal) {
      const normal = normalForm(listQuery)
      const { category: choice, search, sort, match } = normal
      const isAhead = () => !isOpen() && sort !== 'match'
      const [channel] = channels
      if (!channel) return null
      signal?.throwIfAborted()
      noteSearch(search)
      let firstSlice = firstProducts.find(normal)
      // The best matches of all are certain early among these alone.
      if (!firstSlice && sort === 'match' && !hasFirstProducts) {
        await channel.firstProducts(signal)
        hasFirstProducts = true
        firstSlice = firstProducts.find(normal)
      }
      if (firstSlice) {
        drawn = nextFrame()
        return firstSlice
      }
      // The workers rank all matches of a search for words at once.
      if (match) return null
      // The first shard has the first products.
      const stop = new AbortController()
      signal?.addEventListener('abort', () => stop.abort(signal.reason))
      const products = await new Promise<readonly ProductSummary[] | null>((resolve, reject) => {
        channel
          .find({ kind: 'find', search, choice, sort }, stop.signal, resolve)
          // While texts are loading it may be complete before the others, which may have better matches; afterwards they
          // are as fast.
          .then(({ total, first }) => resolve(isAhead() && total > sliceSize ? first : null), reject)
      })
      // While texts are loading, the search would keep the worker from the next letter. Afterwards it takes a few
      // milliseconds, and the query for the total uses its result.
      if (!isOpen()) stop.abort()
      return products
    },
    async counts(listQuery, signal) {
      const { search, match, filters = match && {} } = normalForm({ ...listQuery, category: 'All' })
      const answers = await findAll({ search, choice: 'All', filters, match }, signal)
      const sums = answers[0]?.counts.map((_, code) =>
        answers.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0),
      )
      return countsOf(categories, sums ?? [], sharedPlaces)
    },
    async facets(listQuery, signal) {
      const { category: choice, search, filters = {}, match } = normalForm(listQuery)
      noteSearch(search)
      while (performance.now() < pauseEndsAt) await sleep(pauseEndsAt - performance.now(), signal)
      const answers = await findAll({ search, choice, filters, match }, signal)
      return facetsOf(
        answers.flatMap(({ facetCounts }) => facetCounts ?? []),
        brands,
      )
    },
  }
}
