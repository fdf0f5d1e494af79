import { fromLarge } from '#theme/media.ts'

/** The id of the filters' container beside the products. */
export const panelId = 'product-filters'

/** The button that shows and hides the filters; null while it is not in the page. */
export const findToggle = (): HTMLElement | null => document.querySelector(`[aria-controls="${panelId}"]`)

export const wideScreen = (): MediaQueryList => window.matchMedia(fromLarge)

/** Whether the filters are beside the products; on a narrow screen they are over them. */
export const isWide = (): boolean => wideScreen().matches
