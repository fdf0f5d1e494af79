import type { FromShard } from './messages.ts'
import { serveShard } from './serve-shard.ts'
import type { OpenShard } from './shard-channel.ts'
import type { OpenRecords } from './shard-records.ts'

/** A shard without a worker, for the build, which has none. */
export const openLocalShard =
  (openRecords: OpenRecords): OpenShard =>
  async () => {
    let listener: (message: FromShard) => void = () => {}
    const serve = serveShard(
      (message) => queueMicrotask(() => listener(message)),
      { pause: () => Promise.resolve() },
      openRecords,
    )
    return {
      post: (message) => queueMicrotask(() => serve(message)),
      listen: (receive) => {
        listener = receive
      },
      close: () => {},
    }
  }
