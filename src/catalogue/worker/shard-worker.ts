import type { ToShard } from './messages.ts'
import { serveShard } from './serve-shard.ts'
import { openGeneratedRecords } from './generated-records.ts'
import { createScheduler } from './scheduler.ts'

const scheduler = createScheduler()
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const receive = serveShard((message) => globalThis.postMessage(message), scheduler, openGeneratedRecords)
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  scheduler.begin()
  receive(data)
})
