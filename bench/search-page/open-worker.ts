import type { FromShard } from '#catalogue/worker/messages.ts'
import type { ShardPort } from '#catalogue/worker/shard-channel.ts'

/** Opens shards as the shop does. `onMessage` is called with every message. */
export function workerOpener(onMessage: (message: FromShard) => void): () => Promise<ShardPort> {
  return async () => {
    const worker = new Worker(new URL('../../src/catalogue/worker/shard-worker.ts', import.meta.url), {
      type: 'module',
    })
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
