import type { FromShard } from '#catalogue/worker/messages.ts'
import type { ShardPort } from '#catalogue/worker/shard-channel.ts'
import type { Origin } from './open-large.ts'

/** The name of a worker of given records is the size of its catalogue. */
const createWorker = (origin: Origin, size: number) =>
  origin === 'given'
    ? new Worker(new URL('given-worker.ts', import.meta.url), { type: 'module', name: String(size) })
    : new Worker(new URL('../../src/catalogue/worker/shard-worker.ts', import.meta.url), { type: 'module' })

/** Opens shards as the shop does. `onMessage` is called with every message. */
export function workerOpener(
  origin: Origin,
  size: number,
  onMessage: (message: FromShard) => void,
): () => Promise<ShardPort> {
  return async () => {
    const worker = createWorker(origin, size)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      post: (message) => worker.postMessage(message),
      listen: (listener, fail) => {
        worker.addEventListener('message', ({ data }: MessageEvent<FromShard>) => {
          onMessage(data)
          listener(data)
        })
        worker.addEventListener('error', ({ message }) => fail(message))
      },
      close: () => worker.terminate(),
    }
  }
}
