import { openGeneratedRecords } from '#catalogue/worker/generated-records.ts'
import type { FromShard, ToShard } from '#catalogue/worker/messages.ts'
import { serveShard } from '#catalogue/worker/serve-shard.ts'
import type { ShardPort } from '#catalogue/worker/shard-channel.ts'
import type { OpenRecords } from '#catalogue/worker/shard-records.ts'

export interface TestShard extends ShardPort {
  readonly received: ToShard[]
  /** Resolves at the first query. */
  readonly queried: Promise<void>
  readonly fail: () => void
}

interface Options {
  /** It receives messages and sends none. */
  readonly isDead?: boolean
  readonly openRecords?: OpenRecords
}

/** A shard without a worker: messages are cloned and queued as with a worker. */
export function shardHere({ isDead = false, openRecords = openGeneratedRecords }: Options = {}): TestShard {
  const received: ToShard[] = []
  let reportQuery = () => {}
  const queried = new Promise<void>((resolve) => {
    reportQuery = resolve
  })
  let isOpen = true
  let listener: (message: FromShard) => void = () => {}
  let fail: (reason: string) => void = () => {}
  const serve = serveShard(
    (message) => {
      const copy = structuredClone(message)
      setTimeout(() => {
        if (isOpen) listener(copy)
      })
    },
    { pause: () => new Promise((resolve) => setTimeout(resolve)) },
    openRecords,
  )
  return {
    received,
    queried,
    post: (message) => {
      received.push(message)
      if (message.kind !== 'build') reportQuery()
      if (!isDead) setTimeout(() => serve(structuredClone(message)))
    },
    listen: (onMessage, onFailure) => {
      listener = onMessage
      fail = onFailure
    },
    close: () => {
      isOpen = false
    },
    fail: () => fail('The large catalogue has stopped.'),
  }
}
