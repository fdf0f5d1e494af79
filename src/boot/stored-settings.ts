import { findToggle, isWide } from '#browse/filters/panel-place.ts'
import { dataKey, filtersKey, themeKey } from '#device/document-protocol.ts'
import { nameOnOrigin } from '#site/path.ts'

/** The attribute of the root element for each stored setting, and the values that the styles know. */
const settings = [
  [dataKey.theme, themeKey, ['light', 'dark']],
  [dataKey.filters, filtersKey, ['closed']],
] as const

function read(key: string): unknown {
  try {
    // Inside try: importing `device` would add weight to every page.
    // oxlint-disable-next-line no-restricted-globals
    return JSON.parse(localStorage.getItem(nameOnOrigin(key)) ?? 'null')
  } catch {
    // Storage is blocked, or contains no JSON.
    return null
  }
}

/** Applies the settings stored on this device before the first paint: the theme, and whether the filters are closed. */
export function applyStoredSettings(page: HTMLElement): void {
  for (const [attribute, key, values] of settings) {
    const stored = read(key)
    const value = values.find((one) => one === stored)
    if (value) page.dataset[attribute] = value
  }
}

/**
 * The prerendered button says that the filters are expanded: corrects it where they are closed, and on a narrow screen,
 * since the button is hydrated with its first interaction.
 */
export function showFiltersState(): void {
  const isShown = isWide() && document.documentElement.dataset[dataKey.filters] !== 'closed'
  findToggle()?.setAttribute('aria-expanded', String(isShown))
}
