import { isInFiles } from '../settings/settings.ts'
import { readerOf } from '../files/read-file.ts'
import { openTableRecords } from '../files/table-records.ts'
import { openGeneratedRecords } from './generated-records.ts'
import type { ToShard } from './messages.ts'
import { createScheduler } from './scheduler.ts'
import { serveShard } from './serve-shard.ts'

const scheduler = createScheduler()
const receive = serveShard(
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  (message) => globalThis.postMessage(message),
  scheduler,
  // The worker's name is the version of the page's files.
  isInFiles ? (from, to) => openTableRecords(from, to, { read: readerOf(self.name) }) : openGeneratedRecords,
)
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  scheduler.begin()
  receive(data)
})
