import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { entryKeyOf } from '#address/entry-key.ts'
import { createStoredValue } from '#device/stored-value.ts'
import type { ScrollAnchor } from '../anchor/scroll-anchor.ts'

/** The most views whose anchors are stored: more than a visitor goes back through. */
const mostAnchors = 50

type Entry = readonly [key: string, index: number, into: number]

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function parseEntry(entry: unknown): Entry[] {
  const [key, index, into]: readonly unknown[] = isList(entry) ? entry : []
  return typeof key === 'string' && isNumber(index) && isNumber(into) ? [[key, index, into]] : []
}

const stored = createStoredValue<readonly Entry[]>({
  key: 'shop/grid-anchors/1',
  lasts: 'tab',
  empty: [],
  parse: (value) => (Array.isArray(value) ? value.flatMap(parseEntry) : undefined),
})

let anchors: Map<string, ScrollAnchor> | undefined

const readAnchors = () =>
  (anchors ??= new Map(stored.read().map(([key, index, into]) => [key, { index, into }])))

/** The anchor at which the entry of the history with this key was left. */
const anchorOfEntry = (key: string): ScrollAnchor | undefined => readAnchors().get(key)

function storeAnchor(key: string, anchor: ScrollAnchor | null): void {
  const all = readAnchors()
  all.delete(key)
  if (anchor) all.set(key, anchor)
  for (const old of [...all.keys()].slice(0, -mostAnchors)) all.delete(old)
}

/** Stores them for this tab, across reloads too. */
function writeAnchors(): void {
  stored.write([...readAnchors()].map(([key, { index, into }]) => [key, index, into]))
}

/**
 * Stores the scroll anchor of each history entry of a list that is higher than browsers allow, and restores it with
 * Back, Forward and a reload: the router restores a pixel offset, at which such a list may show any product.
 */
export function useStoredAnchor(
  router: RegisteredRouter,
  anchor: () => ScrollAnchor | null,
  scrollTo: (anchor: ScrollAnchor) => void,
): void {
  const store = useEffectEvent((key: string) => storeAnchor(key, anchor()))
  const restore = useEffectEvent((key: string) => {
    const left = anchorOfEntry(key)
    if (left) scrollTo(left)
  })
  useLayoutEffect(() => {
    restore(entryKeyOf(router.latestLocation))
    const stopLeaving = router.subscribe(
      'onBeforeNavigate',
      ({ fromLocation }) => fromLocation && store(entryKeyOf(fromLocation)),
    )
    // Subscribed after the router itself.
    const stopRendered = router.subscribe('onRendered', ({ toLocation }) => restore(entryKeyOf(toLocation)))
    const onPageHide = () => {
      store(entryKeyOf(router.latestLocation))
      writeAnchors()
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      stopLeaving()
      stopRendered()
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [router])
}
