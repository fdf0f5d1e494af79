import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { dataKey, themeKey } from './document-protocol.ts'
import { ofDocument, storedSetting } from './stored-setting.ts'

const choices = ['system', 'light', 'dark'] as const

/** `system` follows the device; the others were chosen with the switch and are stored. */
export type ThemeChoice = (typeof choices)[number]

export const themeChoice = storedSetting<ThemeChoice>({
  key: themeKey,
  parse: (value) => choices.find((choice) => choice === value),
  empty: 'system',
  mirror(choice, dataset) {
    if (choice === 'system') delete dataset[dataKey.theme]
    else dataset[dataKey.theme] = choice
  },
})

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

function themeOf(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice
  return darkSystem().matches ? 'dark' : 'light'
}

function subscribeSystem(listener: () => void): () => void {
  const media = darkSystem()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** The theme that the page shows; light in prerendered HTML. */
export function useTheme(): 'light' | 'dark' {
  const choice = useAtomValue(themeChoice.shown, ofDocument)
  return useSyncExternalStore<'light' | 'dark'>(
    subscribeSystem,
    () => themeOf(choice),
    () => 'light',
  )
}

/** `system` where that is the same theme. Returns whether the browser stored the choice. */
export const chooseTheme = (theme: 'light' | 'dark'): boolean =>
  themeChoice.choose(() => (theme === themeOf('system') ? 'system' : theme))
