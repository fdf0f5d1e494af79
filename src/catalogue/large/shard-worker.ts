import type { ToShard } from './messages.ts'
import { serveShard } from './serve-shard.ts'

/** Milliseconds of work after which waiting messages have their turn. */
const turn = 4

const { port1, port2 } = new MessageChannel()
let goOn: () => void = () => {}
port1.addEventListener('message', () => goOn())
port1.start()
let turnBegan = performance.now()

async function pause(): Promise<void> {
  if (performance.now() - turnBegan < turn) return
  await new Promise<void>((resolve) => {
    goOn = resolve
    // By way of a message: it comes after those that wait already, and without a timer's delay.
    port2.postMessage(null)
  })
  turnBegan = performance.now()
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const receive = serveShard((message) => globalThis.postMessage(message), { pause })
addEventListener('message', ({ data }: MessageEvent<ToShard>) => {
  turnBegan = performance.now()
  receive(data)
})
