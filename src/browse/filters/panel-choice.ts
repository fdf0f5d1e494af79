import { useSyncExternalStore } from 'react'
import { filtersKey, dataKey } from '#device/document-protocol.ts'
import { storedSetting } from '#device/stored-setting.ts'
import { isPanelShown, isWide, wideScreen } from './panel-shown.ts'

const choices = ['open', 'closed'] as const

type PanelChoice = (typeof choices)[number]

/** Whether the visitor has closed the filters beside the products; stored on this device. */
export const panelChoice = storedSetting<PanelChoice>(
  {
    key: filtersKey,
    parse: (value) => choices.find((choice) => choice === value),
    empty: 'open',
  },
  (choice, dataset) => {
    if (choice === 'closed') dataset[dataKey.filters] = choice
    else delete dataset[dataKey.filters]
  },
)

function subscribe(listener: () => void): () => void {
  const wide = wideScreen()
  wide.addEventListener('change', listener)
  const stop = panelChoice.subscribe(listener)
  return () => {
    wide.removeEventListener('change', listener)
    stop()
  }
}

/** `isPanelShown`; true in the build, but boot has corrected the HTML before it is hydrated. */
export const useIsPanelShown = (): boolean =>
  useSyncExternalStore(subscribe, isPanelShown, () => import.meta.env.SSR || isPanelShown())

/** `isWide`; true in prerendered HTML. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true)
