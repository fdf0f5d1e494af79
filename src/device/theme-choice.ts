import { dataKey, themeKey } from './document-protocol.ts'
import { storedSetting } from './stored-setting.ts'

const choices = ['system', 'light', 'dark'] as const

/** `system` follows the device; the others were chosen with the switch and are stored. */
export type ThemeChoice = (typeof choices)[number]

export const themeChoice = storedSetting<ThemeChoice>(
  {
    key: themeKey,
    parse: (value) => choices.find((choice) => choice === value),
    empty: 'system',
  },
  (choice, dataset) => {
    if (choice === 'system') delete dataset[dataKey.theme]
    else dataset[dataKey.theme] = choice
  },
)

const darkSystem = '(prefers-color-scheme: dark)'

const systemTheme = () => (matchMedia(darkSystem).matches ? 'dark' : 'light')

export function isDark(): boolean {
  const choice = themeChoice.read()
  return (choice === 'system' ? systemTheme() : choice) === 'dark'
}

/**
 * Switches to the other theme; where that is the system's theme, the choice is `system`. Returns whether the browser
 * stored the choice.
 */
export function switchTheme(): boolean {
  const other = isDark() ? 'light' : 'dark'
  return themeChoice.choose(other === systemTheme() ? 'system' : other)
}

/** Calls back when the theme changes: by the switch, by the system, by another tab. Returns an unsubscribe function. */
export function subscribeTheme(listener: () => void): () => void {
  const media = matchMedia(darkSystem)
  media.addEventListener('change', listener)
  const stops = [themeChoice.subscribe(listener), themeChoice.followTabs()]
  return () => {
    media.removeEventListener('change', listener)
    for (const stop of stops) stop()
  }
}
