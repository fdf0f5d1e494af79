import { labelsOf } from '../category-tree.ts'
import { brands } from '../brands.ts'
import { embeddedSource } from '../embedded-source.ts'
import { facetsOf } from '../engine/facets.ts'
import { categories } from '../head.ts'
import type { ProductSummary } from '../product.ts'
import { createListEngine } from '../engine/list-engine.ts'
import { mergeSegments } from '../engine/sort-ordinals.ts'
import { type CatalogueSource, normalForm, type Question, sliceSize } from '../source.ts'
import { countAll, countByCode, countOrdinals, idsOfAll, summaryOf } from './ordinals.ts'
import { reportProgress } from './progress.ts'
import { openChannel, type OpenShard, type ShardChannel } from './shard-channel.ts'
import type { ShardAnswer } from './shard.ts'
import type { FilteredQuestion } from './filtered-answers.ts'
import { countsOf } from '../engine/category-codes.ts'

/** More than two workers gain little: the scan is bound by memory bandwidth. */
const mostShards = 2

export interface WorkerSource extends CatalogueSource {
  /** False once a worker has died: then a new source has to be created. */
  readonly isAlive: () => boolean
  readonly close: () => void
}

const isSummary = (product: ProductSummary | undefined): product is ProductSummary => product !== undefined

/** A question with an order or facets has filters, too, even if empty. */
type ShardQuestion = Omit<FilteredQuestion, 'filters'> & {
  readonly filters?: FilteredQuestion['filters'] | undefined
}

/** The products of these ids; other values are skipped. */
const summariesOf = (ids: Iterable<number>): ProductSummary[] => [...ids].map(summaryOf).filter(isSummary)

/**
 * A catalogue of one size, searched in workers, each of which has a contiguous part of it. Products are pure functions
 * of their ids, so messages contain only ids; questions without a search or filter are answered without workers, even
 * while these are loading.
 */
export async function createWorkerSource(
  size: number,
  openShard: OpenShard,
  {
    shards = Math.min(mostShards, Math.max(navigator.hardwareConcurrency, 1)),
  }: { readonly shards?: number } = {},
): Promise<WorkerSource> {
  const fractions = Array.from({ length: shards }, () => 0)
  let isAlive = true
  let channels: readonly ShardChannel[] = []

  const close = () => {
    if (!isAlive) return
    isAlive = false
    for (const channel of channels) channel.close()
    reportProgress(null)
  }
  const count = countOrdinals(size)
  reportProgress({ size, fraction: 0 })
  const ports = await Promise.all(fractions.map(() => openShard()))
  channels = ports.map((port, at) =>
    openChannel(
      port,
      (fraction) => {
        fractions[at] = fraction
        reportProgress({ size, fraction: fractions.reduce((sum, one) => sum + one, 0) / shards })
      },
      close,
    ),
  )
  for (const [at, channel] of channels.entries())
    channel.build(Math.floor((at * count) / shards), Math.floor(((at + 1) * count) / shards))

  const findAll = (request: ShardQuestion, signal: AbortSignal | undefined): Promise<ShardAnswer[]> =>
    Promise.all(channels.map((channel) => channel.find({ kind: 'find', ...request }, signal)))

  /** The ids from `start` on, before `end`, of all shards together. */
  async function idsIn(
    answers: readonly ShardAnswer[],
    request: ShardQuestion,
    start: number,
    end: number,
    signal: AbortSignal | undefined,
  ): Promise<number[]> {
    const idsOf = async (part: number, from: number, to: number) => {
      if (from >= to) return new Uint32Array()
      const first = answers[part]?.first
      if (first && to <= first.length) return first.subarray(from, to)
      const ids = await channels[part]?.ids({ kind: 'ids', ...request, start: from, end: to }, signal)
      return ids ?? new Uint32Array()
    }
    if (request.sort) return idsInOrder(answers, idsOf, start, end)
    let before = 0
    const parts = answers.map(({ total }, at) => {
      const [from, to] = [Math.max(start - before, 0), Math.min(Math.max(end - before, 0), total)]
      before += total
      return idsOf(at, from, to)
    })
    return (await Promise.all(parts)).flatMap((ids) => [...ids])
  }

  /** For lists of ids, such as the saved products: few, so no worker is needed. */
  const answerForIds = (question: Question) => {
    const { only = [] } = normalForm(question)
    return createListEngine(summariesOf(only.filter((id) => id >= 1 && id <= size)))(question)
  }

  return {
    isAlive: () => isAlive,
    close,
    async slice(question, page, signal) {
      signal?.throwIfAborted()
      const { category: choice, search, only, filters, sort } = normalForm(question)
      const isPage = Number.isSafeInteger(page) && page >= 0
      const [start, end] = isPage ? [page * sliceSize, (page + 1) * sliceSize] : [0, 0]
      if (only) {
        const { products } = answerForIds(question)
        return { products: products.slice(start, end), total: products.length }
      }
      const isRefined = filters !== undefined || sort !== undefined
      if (search === '' && !isRefined)
        return { products: summariesOf(idsOfAll(choice, size, start, end)), total: countAll(choice, size) }
      const request = { search, choice, ...(isRefined && { filters: filters ?? {}, sort }) }
      const answers = await findAll(request, signal)
      const ids = await idsIn(answers, request, start, end, signal)
      return { products: summariesOf(ids), total: answers.reduce((sum, { total }) => sum + total, 0) }
    },
    async first(question, signal) {
      signal?.throwIfAborted()
      const { category: choice, search, only, filters, sort } = normalForm(question)
      const [channel] = channels
      const isOpen = fractions.every((fraction) => fraction === 1)
      // Once all texts are loaded the total takes a few milliseconds: two renderings would take longer than one.
      if (!channel || isOpen || only || search === '' || filters || sort) return null
      // The first shard has the first products. Its search stops at the first slice: the total is another query.
      const stop = new AbortController()
      signal?.addEventListener('abort', () => stop.abort(signal.reason))
      const ids = await new Promise<Uint32Array | null>((resolve, reject) => {
        channel.find({ kind: 'find', search, choice }, stop.signal, resolve).then(() => resolve(null), reject)
      })
      stop.abort()
      return ids && summariesOf(ids)
    },
    product: (id) => embeddedSource.product(id, size),
    async counts(question, signal) {
      signal?.throwIfAborted()
      if (question.only) return answerForIds({ ...question, category: 'All' }).counts
      const { search, filters } = normalForm({ ...question, category: 'All' })
      if (search === '' && !filters) return countsOf(categories, countByCode(size))
      const answers = await findAll({ search, choice: 'All', filters }, signal)
      return countsOf(
        categories,
        labelsOf(categories).map((_, code) =>
          answers.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0),
        ),
      )
    },
    async facets(question, signal) {
      signal?.throwIfAborted()
      if (question.only) return answerForIds(question).facets
      const { category: choice, search, filters = {} } = normalForm(question)
      const answers = await findAll({ search, choice, filters }, signal)
      return facetsOf(
        answers.flatMap(({ facetCounts }) => facetCounts ?? []),
        brands,
      )
    },
  }
}

/** In the question's order: neighbours in it may be in different shards. */
async function idsInOrder(
  answers: readonly ShardAnswer[],
  idsOf: (part: number, from: number, to: number) => Promise<Uint32Array>,
  start: number,
  end: number,
): Promise<number[]> {
  const ranges = mergeSegments(
    answers.flatMap(({ segments }) => segments ?? []),
    start,
    end,
  )
  // Each shard's products in the range are contiguous in its own order: one question per shard.
  const parts = await Promise.all(
    answers.map((_, part) => {
      const own = ranges.filter((range) => range.part === part)
      return idsOf(part, own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
    }),
  )
  const taken = parts.map(() => 0)
  return ranges.flatMap(({ part, start: from, end: to }) => {
    const at = taken[part] ?? 0
    taken[part] = at + to - from
    return [...(parts[part]?.subarray(at, at + to - from) ?? [])]
  })
}
