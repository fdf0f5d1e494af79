import { ofDocument } from '#device/stored-setting.ts'
import { themeChoice } from '#device/theme-choice.ts'

/**
 * Gives the browser's own bars the colour of the visitor's theme. Their colours for a light and a dark theme are in two
 * `meta` elements of `index.html`, which follow the system until then: from the first input on, which keeps it out of
 * every page's first load. Returns a function that stops it.
 */
export function colorBars(): () => void {
  const show = () => {
    const choice = themeChoice.read()
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    for (const [theme, bars] of Object.entries({ light, dark }))
      if (bars)
        bars.media =
          choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all'
  }
  show()
  return ofDocument.store.sub(themeChoice.shown, show)
}
