import { mergeSegments } from '../engine/sort-ordinals.ts'
import type { ProductSummary } from '../product.ts'
import type { ShardResult } from './shard.ts'

/** The products from `start` on, before `end`, in the query's order: neighbours in it may be in different shards. */
export async function productsInOrder(
  answers: readonly ShardResult[],
  productsOf: (part: number, from: number, to: number) => Promise<readonly ProductSummary[]>,
  start: number,
  end: number,
): Promise<ProductSummary[]> {
  const ranges = mergeSegments(
    answers.flatMap(({ segments }) => segments ?? []),
    start,
    end,
  )
  // Each shard's products in the range are contiguous in its own order: one query per shard.
  const parts = await Promise.all(
    answers.map((_, part) => {
      const own = ranges.filter((range) => range.part === part)
      return productsOf(part, own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
    }),
  )
  const taken = parts.map(() => 0)
  return ranges.flatMap(({ part, start: from, end: to }) => {
    const at = taken[part] ?? 0
    taken[part] = at + to - from
    return [...(parts[part]?.slice(at, at + to - from) ?? [])]
  })
}
