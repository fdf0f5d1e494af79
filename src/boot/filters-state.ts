import { findToggle, isPanelShown } from '#browse/filters/panel-shown.ts'
import { filtersKey, dataKey } from '#device/page-names.ts'
import { nameOnOrigin } from '#site/path.ts'

/** Hides the filters beside the products before the first paint where the visitor has closed them. */
export function applyStoredFilters(page: HTMLElement): void {
  try {
    // Inside try: importing `device` would add weight to the page.
    // oxlint-disable-next-line no-restricted-globals
    if (localStorage.getItem(nameOnOrigin(filtersKey)) === '"closed"')
      page.dataset[dataKey.filters] = 'closed'
  } catch {
    // Storage is blocked: they are open.
  }
}

/** Corrects the button when the width of the window changes, until it is hydrated. */
export function followWidth(): void {
  if (findToggle()?.closest('[data-dehydrated]')) showFiltersState()
}

/**
 * The prerendered button says that the filters are expanded: corrects it where they are closed, and on a narrow screen.
 * Returns undefined while the button has not been parsed.
 */
export function showFiltersState(): (() => void) | undefined {
  const toggle = findToggle()
  toggle?.setAttribute('aria-expanded', String(isPanelShown()))
  return toggle ? () => {} : undefined
}
