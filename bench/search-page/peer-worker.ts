import { countOrdinals, idAt, textsAt } from '#catalogue/worker/ordinals.ts'
import { describeFound, type Found } from './found.ts'
import { peers, type PeerName, type SearchedText } from './peers.ts'

export type ToPeer =
  | { readonly kind: 'build'; readonly peer: PeerName; readonly size: number }
  | { readonly kind: 'search'; readonly search: string; readonly times: number }

/** Milliseconds; of a search, for one repetition. */
export type FromPeer =
  | { readonly kind: 'built'; readonly took: number }
  | { readonly kind: 'found'; readonly took: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly reason: string }

/** Flat strings, as in a catalogue that was fetched: concatenated strings cost V8 time at first use. */
function textsOf(size: number): SearchedText[] {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]
  const flat = (text: string) => decoder.decode(encoder.encode(text))
  return Array.from({ length: countOrdinals(size) }, (_, ordinal) => {
    const { name, description } = textsAt(ordinal)
    return { id: idAt(ordinal), name: flat(name), description: flat(description) }
  })
}

let find: (search: string) => readonly number[] = () => []

function run(message: ToPeer): FromPeer {
  if (message.kind === 'build') {
    const texts = textsOf(message.size)
    const startedAt = performance.now()
    find = peers[message.peer](texts)
    return { kind: 'built', took: performance.now() - startedAt }
  }
  const startedAt = performance.now()
  for (let time = 1; time < message.times; time += 1) find(message.search)
  const ids = find(message.search)
  return { kind: 'found', took: (performance.now() - startedAt) / message.times, found: describeFound(ids) }
}

function reply(message: ToPeer): FromPeer {
  try {
    return run(message)
  } catch (error) {
    return { kind: 'failed', reason: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToPeer>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  globalThis.postMessage(reply(data))
})
