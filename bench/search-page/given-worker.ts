import { openTableRecords } from '#catalogue/files/table-records.ts'
import type { ToShard } from '#catalogue/worker/messages.ts'
import { createScheduler } from '#catalogue/worker/scheduler.ts'
import { serveShard } from '#catalogue/worker/serve-shard.ts'
import { readGivenFile } from './given-files.ts'

const scheduler = createScheduler()
const receive = serveShard(
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  (message) => globalThis.postMessage(message),
  scheduler,
  (from, to) => openTableRecords(from, to, { read: (name) => readGivenFile(Number(self.name), name) }),
)
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  scheduler.begin()
  receive(data)
})
