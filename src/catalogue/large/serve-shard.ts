import type { FromShard, ToShard } from './messages.ts'
import { createShard, type Shard, type Turns } from './shard.ts'

/**
 * A shard as a worker serves it: the index is built on the first message; questions wait for it and for each other, and
 * a cancelled one stops at its next pause. Answers with what is to be called for every message.
 */
export function serveShard(post: (message: FromShard) => void, turns: Turns): (message: ToShard) => void {
  const cancelled = new Set<number>()
  let shard: Shard | undefined
  let work = Promise.resolve()

  async function answer(message: Exclude<ToShard, { kind: 'cancel' }>): Promise<void> {
    if (message.kind === 'build') {
      shard = createShard(message.from, message.to, turns)
      await shard.build((fraction) => post({ kind: 'progress', fraction }))
      return
    }
    const { number, search, choice } = message
    const isObsolete = () => cancelled.has(number)
    if (!shard) throw new Error('Nothing has been built.')
    if (isObsolete()) return
    if (message.kind === 'ids') {
      const ids = await shard.ids(search, choice, message.start, message.end, isObsolete)
      if (ids) post({ kind: 'ids', number, ids })
      return
    }
    const startedAt = performance.now()
    const found = await shard.find(search, choice, isObsolete, (first) =>
      post({ kind: 'early', number, first }),
    )
    if (found) post({ kind: 'found', number, answer: found, took: performance.now() - startedAt })
  }

  return (message) => {
    if (message.kind === 'cancel') {
      cancelled.add(message.number)
      return
    }
    const number = message.kind === 'build' ? null : message.number
    work = work
      .then(() => answer(message))
      .catch((error: unknown) =>
        post({ kind: 'failed', number, reason: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => {
        if (number !== null) cancelled.delete(number)
      })
  }
}
