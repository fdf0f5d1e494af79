import { files } from 'virtual:catalogue/records'
import { readCatalogueFile } from '../files/read-file.ts'
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
  files ? (from, to) => openTableRecords(from, to, { read: readCatalogueFile }) : openGeneratedRecords,
)
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  scheduler.begin()
  receive(data)
})
