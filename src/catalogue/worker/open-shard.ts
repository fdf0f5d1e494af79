import * as texts from 'virtual:messages/catalogue'
// The build provides the worker's address.
// oxlint-disable-next-line import/default
import address from './shard-worker.ts?worker&url'
import { trustedScriptUrl } from '#device/script-url.ts'
import type { FromShard } from './messages.ts'
import type { OpenShard } from './shard-channel.ts'

/** Starts a worker with a part of a large catalogue. */
export const openShard: OpenShard = async () => {
  const worker = new Worker(trustedScriptUrl(address), { type: 'module' })
  return {
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => worker.postMessage(message),
    listen: (receive, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromShard>) => receive(data))
      worker.addEventListener('error', () => fail(texts.largeStopped))
      worker.addEventListener('messageerror', () => fail(texts.largeUnreadable))
    },
    close: () => worker.terminate(),
  }
}
