import pLimit from 'p-limit'
import { TooBusy } from './backend.ts'

/** `quick`: what stops at the first matches or reads one product; `whole`: what reads a column to its end. */
export type Lane = 'quick' | 'whole'

export interface LaneLimits {
  /** Queries of each lane that the engine answers at a time. */
  readonly quick: number
  readonly whole: number
  /** Queries of each lane that may wait. */
  readonly waiting: number
}

/** A limit for each lane, so that long queries do not delay short ones. Rejects with `TooBusy` where too many wait. */
export function createLanes({ quick, whole, waiting }: LaneLimits) {
  const lanes = { quick: pLimit(quick), whole: pLimit(whole) }
  /** Queries that still have a place in the queue of `p-limit` although their clients have left. */
  const abandoned = { quick: 0, whole: 0 }
  return async <T>(lane: Lane, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> => {
    const limit = lanes[lane]
    signal?.throwIfAborted()
    if (limit.pendingCount - abandoned[lane] >= waiting)
      throw new TooBusy(`More than ${waiting} queries wait.`)
    const leave = () => {
      abandoned[lane] += 1
    }
    signal?.addEventListener('abort', leave, { once: true })
    return limit(() => {
      signal?.removeEventListener('abort', leave)
      if (signal?.aborted) abandoned[lane] -= 1
      // Its clients have left: no statement is sent.
      signal?.throwIfAborted()
      return run()
    })
  }
}
