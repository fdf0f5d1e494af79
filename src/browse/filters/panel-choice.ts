import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { filtersKey, dataKey } from '#device/document-protocol.ts'
import { ofDocument, storedSetting } from '#device/stored-setting.ts'
import { isWide, wideScreen } from './panel-place.ts'

const choices = ['open', 'closed'] as const

type PanelChoice = (typeof choices)[number]

/** Whether the visitor has closed the filters beside the products; stored on this device. */
export const panelChoice = storedSetting<PanelChoice>({
  key: filtersKey,
  parse: (value) => choices.find((choice) => choice === value),
  empty: 'open',
  mirror(choice, dataset) {
    if (choice === 'closed') dataset[dataKey.filters] = choice
    else delete dataset[dataKey.filters]
  },
  // The products would move in a tab that the visitor reads.
  ignoresTabs: true,
})

function subscribeWidth(listener: () => void): () => void {
  const wide = wideScreen()
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the filters are visible beside the products. */
export const isPanelShown = (): boolean => isWide() && panelChoice.read() === 'open'

/** `isPanelShown`; true in the build, but boot has corrected the HTML before it is hydrated. */
export function useIsPanelShown(): boolean {
  const choice = useAtomValue(panelChoice.shown, ofDocument)
  const wide = useSyncExternalStore(subscribeWidth, isWide, () => import.meta.env.SSR || isWide())
  return wide && choice === 'open'
}

/** `isWide`; true in prerendered HTML. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribeWidth, isWide, () => true)
