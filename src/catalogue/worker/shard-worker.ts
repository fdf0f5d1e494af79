import type { ToShard } from './messages.ts'
import { serveShard } from './serve-shard.ts'
import { takeTurns } from './turns.ts'

const turns = takeTurns()
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const receive = serveShard((message) => globalThis.postMessage(message), turns)
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  turns.begin()
  receive(data)
})
