import type { Turns } from './shard.ts'

/** Milliseconds of work between two pauses for waiting messages. */
const turn = 4

/** Divides a worker's work into turns: between them the worker receives messages. */
export function takeTurns(): Turns & { readonly begin: () => void } {
  const { port1, port2 } = new MessageChannel()
  let waiting: (() => void)[] = []
  let began = performance.now()
  port1.addEventListener('message', () => {
    began = performance.now()
    const ready = waiting
    waiting = []
    for (const resume of ready) resume()
  })
  port1.start()

  return {
    /** Called where work begins after a rest. */
    begin: () => {
      began = performance.now()
    },
    pause() {
      if (waiting.length === 0 && performance.now() - began < turn) return Promise.resolve()
      return new Promise((resolve) => {
        // Resolved by a message: other messages are handled before it, and there is no timer's delay.
        if (waiting.push(resolve) === 1) port2.postMessage(null)
      })
    },
  }
}
