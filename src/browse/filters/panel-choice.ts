import { useSyncExternalStore } from 'react'
import { filtersKey, dataKey } from '#device/document-protocol.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { isPanelShown, isWide, wideScreen } from './panel-shown.ts'

const choices = ['open', 'closed'] as const

type PanelChoice = (typeof choices)[number]

/** Whether the visitor has closed the filters beside the products; stored on this device. */
export const panelChoice = createStoredValue<PanelChoice>({
  key: filtersKey,
  parse: (value) => choices.find((choice) => choice === value),
  empty: 'open',
})

/** Applies the stored choice to the page. */
export function showPanelChoice(): void {
  if (panelChoice.read() === 'closed') document.documentElement.dataset[dataKey.filters] = 'closed'
  else delete document.documentElement.dataset[dataKey.filters]
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Opens or closes the filters beside the products, and stores that. */
export function choosePanel(choice: PanelChoice): void {
  panelChoice.write(choice)
  showPanelChoice()
}

function subscribe(listener: () => void): () => void {
  const wide = wideScreen()
  wide.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    wide.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

/** `isPanelShown`; true in the build, but boot has corrected the HTML before it is hydrated. */
export const useIsPanelShown = (): boolean =>
  useSyncExternalStore(subscribe, isPanelShown, () => import.meta.env.SSR || isPanelShown())

/** `isWide`; true in prerendered HTML. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true)
