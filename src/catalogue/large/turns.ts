import type { Turns } from './shard.ts'

/** Milliseconds of work after which waiting messages have their turn. */
const turn = 4

/** Turns of a worker: between them whatever has been sent to it comes in. */
export function takeTurns(): Turns & { readonly begin: () => void } {
  const { port1, port2 } = new MessageChannel()
  let waiting: (() => void)[] = []
  let began = performance.now()
  port1.addEventListener('message', () => {
    began = performance.now()
    const ready = waiting
    waiting = []
    for (const goOn of ready) goOn()
  })
  port1.start()

  return {
    /** To be called where work begins after a rest. */
    begin: () => {
      began = performance.now()
    },
    pause() {
      if (waiting.length === 0 && performance.now() - began < turn) return Promise.resolve()
      return new Promise((resolve) => {
        // By way of a message: others come in meanwhile, and there is no timer's delay.
        if (waiting.push(resolve) === 1) port2.postMessage(null)
      })
    },
  }
}
