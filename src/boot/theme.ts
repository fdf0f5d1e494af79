import { dataKey, themeKey } from '#device/page-names.ts'
import { nameOnOrigin } from '#site/path.ts'

/** Applies the stored theme before the first paint. */
export function applyStoredTheme(page: HTMLElement): void {
  try {
    // Inside try: importing `device` would add weight to every page.
    // oxlint-disable-next-line no-restricted-globals
    const theme: unknown = JSON.parse(localStorage.getItem(nameOnOrigin(themeKey)) ?? 'null')
    if (theme === 'light' || theme === 'dark') page.dataset[dataKey.theme] = theme
  } catch {
    // Storage is blocked, or contains no JSON: the system's theme stays.
  }
}
