import type { FromPeer, ToPeer } from './peer-worker.ts'
import type { PeerName } from './peers.ts'
import type { Contender } from './contender.ts'

/** Milliseconds that one build or one search may take. */
const patience = { build: 60_000, search: 10_000 }

/** A peer in a worker of its own, which is ended when it takes too long. */
export function openPeer(peer: PeerName, size: number): Contender {
  const worker = new Worker(new URL('peer-worker.ts', import.meta.url), { type: 'module' })
  const ask = (message: ToPeer) =>
    new Promise<FromPeer>((resolve) => {
      const giveUp = setTimeout(() => {
        worker.terminate()
        resolve({ kind: 'failed', reason: `${message.kind} not done in ${patience[message.kind] / 1000} s` })
      }, patience[message.kind])
      const settle = (answer: FromPeer) => {
        clearTimeout(giveUp)
        hearing.abort()
        resolve(answer)
      }
      const hearing = new AbortController()
      const { signal } = hearing
      worker.addEventListener('message', ({ data }: MessageEvent<FromPeer>) => settle(data), { signal })
      worker.addEventListener('error', ({ message: reason }) => settle({ kind: 'failed', reason }), {
        signal,
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message)
    })
  // So short that the clock is too coarse for one.
  const times = size <= 2000 ? 20 : 1

  return {
    async build() {
      const answer = await ask({ kind: 'build', peer, size })
      return answer.kind === 'built' ? { took: answer.took } : { failed: reasonOf(answer) }
    },
    async search(search) {
      const answer = await ask({ kind: 'search', search, times })
      if (answer.kind !== 'found') return { failed: reasonOf(answer) }
      return { took: answer.took, found: answer.found }
    },
    close: () => worker.terminate(),
  }
}

const reasonOf = (answer: FromPeer) => (answer.kind === 'failed' ? answer.reason : 'an odd answer')
