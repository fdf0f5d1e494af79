import type { FromShard } from '#catalogue/large/messages.ts'
import type { ShardPort } from '#catalogue/large/shard-channel.ts'

/** Opens shards as the shop does. `hear` is called with every message. */
export function workerOpener(hear: (message: FromShard) => void): () => Promise<ShardPort> {
  return async () => {
    const worker = new Worker(new URL('../../src/catalogue/large/shard-worker.ts', import.meta.url), {
      type: 'module',
    })
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      post: (message) => worker.postMessage(message),
      listen: (onMessage, fail) => {
        worker.addEventListener('message', ({ data }: MessageEvent<FromShard>) => {
          hear(data)
          onMessage(data)
        })
        worker.addEventListener('error', ({ message }) => fail(message))
      },
      close: () => worker.terminate(),
    }
  }
}
