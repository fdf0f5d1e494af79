import { mark, themeKey } from '#device/page-marks.ts'
import { nameOnOrigin } from '#site/path.ts'

/** Shows the theme that was chosen on this device, before the first paint. */
export function showKeptTheme(page: HTMLElement): void {
  try {
    // Guarded here: `device` would weigh on every page.
    // oxlint-disable-next-line no-restricted-globals
    const theme: unknown = JSON.parse(localStorage.getItem(nameOnOrigin(themeKey)) ?? 'null')
    if (theme === 'light' || theme === 'dark') page.dataset[mark.theme] = theme
  } catch {
    // Storage is blocked, or holds no JSON: the system's theme stays.
  }
}
