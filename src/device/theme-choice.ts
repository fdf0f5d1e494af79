import { dataKey, themeKey } from './document-protocol.ts'
import { createStoredValue } from './stored-value.ts'

const choices = ['system', 'light', 'dark'] as const

/** `system` follows the device; the others were chosen with the switch and are stored. */
export type ThemeChoice = (typeof choices)[number]

export const themeChoice = createStoredValue<ThemeChoice>({
  key: themeKey,
  parse: (value) => choices.find((choice) => choice === value),
  empty: 'system',
})

const darkSystem = '(prefers-color-scheme: dark)'

const systemTheme = () => (matchMedia(darkSystem).matches ? 'dark' : 'light')

const shownTheme = () => {
  const choice = themeChoice.read()
  return choice === 'system' ? systemTheme() : choice
}

export const isDark = (): boolean => shownTheme() === 'dark'

/** Applies the choice to the page. */
export function showTheme(): void {
  const choice = themeChoice.read()
  if (choice === 'system') delete document.documentElement.dataset[dataKey.theme]
  else document.documentElement.dataset[dataKey.theme] = choice
}

/**
 * Switches to the other theme; where that is the system's theme, the choice is `system`. Returns whether the browser
 * stored the choice.
 */
export function switchTheme(): boolean {
  const chosen = isDark() ? 'light' : 'dark'
  const isStored = themeChoice.write(chosen === systemTheme() ? 'system' : chosen)
  showTheme()
  for (const listener of listeners) listener()
  return isStored
}

const listeners = new Set<() => void>()

/** Calls back when the theme changes: by the switch, by the system, by another tab. Returns an unsubscribe function. */
export function subscribeTheme(listener: () => void): () => void {
  const media = matchMedia(darkSystem)
  const stopStored = themeChoice.subscribe(() => {
    showTheme()
    listener()
  })
  media.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    stopStored()
    media.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
