import { createStoredValue } from '#device/stored-value.ts'
import type { ScrollAnchor } from './scroll-anchor.ts'

/** The most views whose anchors are stored: more than a visitor goes back through. */
const mostAnchors = 50

type Entry = readonly [view: string, index: number, into: number]

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function parseEntry(entry: unknown): Entry[] {
  const [view, index, into]: readonly unknown[] = isList(entry) ? entry : []
  return typeof view === 'string' && isNumber(index) && isNumber(into) ? [[view, index, into]] : []
}

const stored = createStoredValue<readonly Entry[]>({
  key: 'shop/grid-anchors/1',
  lasts: 'tab',
  empty: [],
  parse: (value) => (Array.isArray(value) ? value.flatMap(parseEntry) : undefined),
})

let anchors: Map<string, ScrollAnchor> | undefined

const readAnchors = () =>
  (anchors ??= new Map(stored.read().map(([view, index, into]) => [view, { index, into }])))

/** The anchor at which the view with this history key was left. */
export const anchorOfView = (view: string): ScrollAnchor | undefined => readAnchors().get(view)

/** Stores it for this tab, across reloads too. */
export function storeAnchor(view: string, anchor: ScrollAnchor | null): void {
  const all = readAnchors()
  all.delete(view)
  if (anchor) all.set(view, anchor)
  for (const old of [...all.keys()].slice(0, -mostAnchors)) all.delete(old)
}

/** Called before the page unloads. */
export function writeAnchors(): void {
  stored.write([...readAnchors()].map(([view, { index, into }]) => [view, index, into]))
}
