import type { createStore } from 'jotai'
import type { storedAtom } from '#device/stored-atom.ts'
import { isByShop } from '#device/without-gone.ts'

type Ids = readonly number[]

interface Options {
  /** Whether a change now is part of another one, which has an undo of its own. */
  readonly isOff?: () => boolean
  /** Calls back when another tab changes the list. Returns an unsubscribe function. */
  readonly subscribeTabs?: (listener: () => void) => () => void
}

interface Former {
  readonly ids: Ids
  readonly at: number
}

/** The records without the products that a list has lost, and without those that no longer differ from the next list. */
const withoutLost = (formers: readonly Former[], before: Ids, now: Ids): readonly Former[] =>
  formers
    .map(({ ids, at }) => ({ ids: ids.filter((id) => now.includes(id) || !before.includes(id)), at }))
    .filter(({ ids }, index, all) => String(ids) !== String(all[index + 1]?.ids ?? now))

/**
 * Records a stored list of products before each change on this page. Products that the catalogue no longer has leave
 * the records, too. A change by another tab clears them: restoring an older list would undo that change.
 */
export function followList(
  store: ReturnType<typeof createStore>,
  list: ReturnType<typeof storedAtom<Ids>>,
  { isOff, subscribeTabs }: Options = {},
) {
  let formers: readonly Former[] = []
  let last: Ids | undefined
  const stopList = store.sub(list, () => {
    const before = last
    last = store.get(list)
    // A full list that refuses a product is written again.
    if (before === undefined || String(before) === String(last)) return
    if (isByShop(last)) formers = withoutLost(formers, before, last)
    else if (!isOff?.()) formers = [...formers, { ids: before, at: performance.now() }]
  })
  last = store.get(list)
  const stopTabs = subscribeTabs?.(() => (formers = []))
  return {
    /** The time of the latest change, in milliseconds since the page's time origin; undefined for none. */
    last: () => formers.at(-1)?.at,
    /** Restores the list before the latest change. Returns whether the browser stored it. */
    undo(): boolean {
      const rest = formers.slice(0, -1)
      const isStored = store.set(list, (now) => formers.at(-1)?.ids ?? now)
      formers = rest
      return isStored
    },
    stop() {
      stopList()
      stopTabs?.()
    },
  }
}
