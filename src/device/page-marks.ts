/** Keys of `document.documentElement.dataset` that the build, the boot script and the shop use to exchange state. */
export const mark = {
  /** Written by the build: the address that the HTML was made for; '*' for all addresses without a route. */
  path: 'path',
  /** Written by the build: the files with prepared answers, by query, as JSON. */
  answers: 'answers',
  /** The query whose answer is in the page's `main`; missing for none. */
  search: 'search',
  /** Set where the address needs another page than the HTML shows; `preview` where boot has adjusted the HTML. */
  pending: 'pending',
  /** The step of the layout, from 0 to `layoutSteps` (`boot/deferred-layout.ts`); missing once everything is laid out. */
  layout: 'layout',
  /** Set where the product page was reached through a list and reserves space for the links to its neighbours. */
  listed: 'listed',
  /** `light` or `dark`; missing where the visitor has chosen none. */
  theme: 'theme',
  /** A file of a part could not be fetched. Its styles are not requested again (Vite), so the next page is a full load. */
  broken: 'broken',
} as const

/** The attribute that `document.documentElement.dataset[key]` writes, for selectors. */
export const attributeOf = (key: keyof typeof mark): string => `data-${key}`

/** Six for the cards, then one for each of three parts that are not hydrated; the footer follows. */
export const layoutSteps = 9

/** Ids of the template's own elements. */
export const templateId = {
  root: 'root',
  /** JSON of what the page's loaders fetched. */
  data: 'page-data',
  /** A `template` with the shop's files, whose start is deferred. */
  scripts: 'scripts',
  /** The element for the message that a file of the shop cannot be fetched. */
  failure: 'failure',
} as const

/** Names the one page on which an inline script runs. */
export const onlyOn = 'data-only-on'

/** Marks files that only an address with a query needs. */
export const queryOnly = 'data-query-only'

/** JSON in `localStorage`: the theme chosen on this device. */
export const themeKey = 'brooklyn-parcel/theme/1'

/** Milliseconds. The longest wait of the shop's script for the first images, or for a prepared answer. */
export const longestWait = 2000

declare global {
  interface Window {
    /** Buttons pressed before the shop's script runs, in order; null once the shop handles presses. */
    earlyPresses?: HTMLElement[] | null
    /** Set by the entry when it starts. */
    isShopStarted?: true
    /** Reloads the page if that may help, once; settles only where the page is not reloaded. */
    reloadOnce?: () => Promise<void>
    /** Undoes the adjustments on the page of all products. */
    undoListPreview?: () => void
    /** Called where the shop cannot start. */
    reportFailedStart?: () => void
  }
}
