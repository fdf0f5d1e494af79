import * as texts from 'virtual:messages/catalogue'
// The build provides the worker's address.
// oxlint-disable-next-line import/default
import address from './shard-worker.ts?worker&url'
import { trustedScriptUrl } from '#device/script-url.ts'
import type { FromShard } from './messages.ts'
import type { OpenShard } from './shard-channel.ts'

/** Starts workers with parts of a large catalogue; `version` is that of its files, if it has any. */
export const shardOpener =
  (version = ''): OpenShard =>
  async () => {
    const worker = new Worker(trustedScriptUrl(address), { type: 'module', name: version })
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
