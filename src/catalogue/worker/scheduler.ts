import type { Scheduler } from './shard.ts'

/** Milliseconds of work between two pauses. */
const budget = 4

/** Lets a worker receive messages during long work. */
export function createScheduler(): Scheduler & { readonly begin: () => void } {
  const { port1, port2 } = new MessageChannel()
  let waiting: (() => void)[] = []
  let startedAt = performance.now()
  port1.addEventListener('message', () => {
    startedAt = performance.now()
    const ready = waiting
    waiting = []
    for (const resume of ready) resume()
  })
  port1.start()

  return {
    /** Called where work begins in a new task. */
    begin: () => {
      startedAt = performance.now()
    },
    pause() {
      if (waiting.length === 0 && performance.now() - startedAt < budget) return Promise.resolve()
      return new Promise((resolve) => {
        // Resolved by a message: other messages are handled before it, without a timer's delay.
        if (waiting.push(resolve) === 1) port2.postMessage(null)
      })
    },
  }
}
