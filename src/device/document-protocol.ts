import type * as dataKey from './data-keys.ts'

/** Keys of `document.documentElement.dataset`. */
export * as dataKey from './data-keys.ts'

/** The attribute that `document.documentElement.dataset[key]` writes, for selectors. */
export const attributeOf = (key: keyof typeof dataKey): string => `data-${key}`

/** Ids of the template's own elements. */
export const templateId = {
  root: 'root',
  /** JSON of what the page's loaders fetched. */
  data: 'page-data',
  /** The element for the message that a file of the shop cannot be fetched. */
  failure: 'failure',
} as const

/** JSON in `localStorage`: the theme chosen on this device. */
export const themeKey = 'shop/theme/1'

/** JSON in `localStorage`: `closed` where the visitor has closed the filters beside the products. */
export const filtersKey = 'shop/filters/1'

/** Milliseconds. The longest wait of the shop's script for a prepared answer. */
export const longestWait = 5000

declare global {
  interface Window {
    /** Buttons pressed before the shop's script runs, in order; null once the shop handles presses. */
    earlyPresses?: HTMLElement[] | null
    /** Set by boot where the browser lacks what the shop needs: the entry does nothing. */
    isUnsupported?: true
    /** Settles once a prepared answer is in the page, or cannot be used. */
    preparedAnswer?: Promise<unknown>
    /** Set by the entry when it starts. */
    isShopStarted?: true
    /** Reloads the page if that may help, once; settles only where the page is not reloaded. */
    reloadOnce?: () => Promise<void>
    /** Called where the shop cannot start. */
    reportFailedStart?: () => void
  }
}
