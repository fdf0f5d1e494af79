import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#device/stored-value.ts'

const comforts = ['spacing', 'whole', 'still', 'underlined', 'numbers'] as const

/**
 * A visitor's settings for every page: wider text spacing; uncut names and descriptions; no motion; underlined links;
 * numbers on products' buttons, for voice control.
 */
export type Comfort = (typeof comforts)[number]

const none: readonly Comfort[] = []

/** The visitor's choice, stored on this device. */
export const comfortChoice = createStoredValue<readonly Comfort[]>({
  key: 'shop/comfort/1',
  parse: (value) =>
    Array.isArray(value) ? comforts.filter((comfort) => value.includes(comfort)) : undefined,
  empty: none,
})

const listeners = new Set<() => void>()

/** Applies the choice to the page. Its styles load only where a setting is on. */
export function showComfort(): void {
  const chosen = comfortChoice.read()
  const page = document.documentElement
  if (chosen.length > 0) {
    page.dataset['comfort'] = chosen.join(' ')
    // Without the styles the page keeps its default look.
    import('./comfort-styles.css.ts').catch(() => undefined)
  } else delete page.dataset['comfort']
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isShown = (comfort: Comfort) =>
  (document.documentElement.dataset['comfort'] ?? '').split(' ').includes(comfort)

/** Whether the setting is on; false on the server. */
export const useComfort = (comfort: Comfort): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isShown(comfort),
    () => false,
  )
