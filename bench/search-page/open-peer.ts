import type { FromPeer, ToPeer } from './peer-worker.ts'
import type { PeerName } from './peers.ts'
import type { Contender } from './contender.ts'

/** Time limit in milliseconds for one build or one search. */
const patience = { build: 60_000, search: 10_000 }

/** A peer in a worker of its own, which is terminated at the time limit. */
export function openPeer(peer: PeerName, size: number): Contender {
  const worker = new Worker(new URL('peer-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToPeer) =>
    new Promise<FromPeer>((resolve) => {
      const timer = setTimeout(() => {
        worker.terminate()
        resolve({ kind: 'failed', reason: `${message.kind} not done in ${patience[message.kind] / 1000} s` })
      }, patience[message.kind])
      const settle = (reply: FromPeer) => {
        clearTimeout(timer)
        listening.abort()
        resolve(reply)
      }
      const listening = new AbortController()
      const { signal } = listening
      worker.addEventListener('message', ({ data }: MessageEvent<FromPeer>) => settle(data), { signal })
      worker.addEventListener('error', ({ message: reason }) => settle({ kind: 'failed', reason }), {
        signal,
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message)
    })
  // A single search is shorter than the clock's resolution.
  const times = size <= 2000 ? 20 : 1

  return {
    async build() {
      const reply = await send({ kind: 'build', peer, size })
      return reply.kind === 'built' ? { took: reply.took } : { failed: reasonOf(reply) }
    },
    async search(search) {
      const reply = await send({ kind: 'search', search, times })
      if (reply.kind !== 'found') return { failed: reasonOf(reply) }
      return { took: reply.took, found: reply.found }
    },
    close: () => worker.terminate(),
  }
}

const reasonOf = (reply: FromPeer) => (reply.kind === 'failed' ? reply.reason : 'an odd reply')
