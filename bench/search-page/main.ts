import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { Contender } from './contender.ts'
import type { Origin } from './open-large.ts'
import { openOurs } from './open-ours.ts'
import { openPeer } from './open-peer.ts'
import type { PeerName } from './peers.ts'
import { tryBuilding, type BuildTimes } from './try-building.ts'

/** Ours with generated products, with the same as records from files, and with these in the order of the best match. */
export type ContenderName = 'ours' | 'ours, given records' | 'ours, best match first' | PeerName

/** The functions that the benchmark calls on the page. */
export interface SearchProbe {
  readonly open: (name: ContenderName, size: number) => ReturnType<Contender['build']>
  readonly search: (name: ContenderName, search: string) => ReturnType<Contender['search']>
  readonly close: (name: ContenderName) => void
  /** Opens ours, searches during the build, and leaves it open. */
  readonly tryBuilding: (origin: Origin, size: number, search: string) => Promise<BuildTimes>
  /** The longest task of the page's own thread since the last call, in milliseconds; 0 where none took over 50. */
  readonly longestTask: () => number
}

declare global {
  interface Window {
    searchProbe: SearchProbe
  }
}

function openContender(name: ContenderName, size: number): Contender {
  if (name === 'ours') return openOurs('generated', size)
  if (name === 'ours, given records') return openOurs('given', size)
  return name === 'ours, best match first' ? openOurs('given', size, 'match') : openPeer(name, size)
}

const open = new Map<ContenderName, Contender>()
let longest = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
}).observe({ entryTypes: ['longtask'] })

// The shop has loaded these by then.
await embeddedSource.slice({ category: 'All', search: '', size: 200 }, 0)

window.searchProbe = {
  open(name, size) {
    const contender = openContender(name, size)
    open.set(name, contender)
    return contender.build()
  },
  search: async (name, search) => (await open.get(name)?.search(search)) ?? { failed: 'not open' },
  close(name) {
    open.get(name)?.close()
    open.delete(name)
  },
  tryBuilding: async (origin, size, search) => (await tryBuilding(origin, size, search)).times,
  longestTask() {
    const found = longest
    longest = 0
    return found
  },
}

// For measurements without a probe: `#open-given-1000000` opens a catalogue, `#open-` none.
const [, origin, size] = /^#open-(?:(generated|given)-(\d+))?$/.exec(location.hash) ?? []
if (origin === 'generated' || origin === 'given') await tryBuilding(origin, Number(size), 'winter')
if (location.hash) document.title = 'done'
