/**
 * The names under which the build, the boot script and the shop leave facts for each other on `<html>`, as keys of its
 * `dataset`.
 */
export const mark = {
  /** Written by the build: the address that the HTML was made for; '*' for all that no route has. */
  path: 'path',
  /** Written by the build: files with prepared answers, by their query, as JSON. */
  answers: 'answers',
  /** The query that the page's `main` answers; missing for none. */
  search: 'search',
  /** The address wants another page than the HTML shows; `preview` where boot has adjusted what is shown. */
  pending: 'pending',
  /** Missing once everything is laid out; the steps before it are empty, then '1' to '4'. */
  layout: 'layout',
  /** The product page was reached through a list and has room for the way along it. */
  listed: 'listed',
  /** `light` or `dark` where the visitor has chosen one. */
  theme: 'theme',
  /** A file of a part could not be fetched. Its styles are not requested again (Vite), so the next page is loaded anew. */
  broken: 'broken',
} as const

/** The attribute that `document.documentElement.dataset[key]` writes, for selectors. */
export const attributeOf = (key: keyof typeof mark): string => `data-${mark[key]}`

/** Ids of the template's own elements. */
export const templateId = {
  root: 'root',
  /** JSON of what the page's loaders fetched. */
  data: 'page-data',
  /** A `template` with the files of the shop, which wait in it. */
  scripts: 'scripts',
  /** Says that a file of the shop cannot be had. */
  trouble: 'trouble',
} as const

/** Names the one page that an inline script is for. */
export const onlyOn = 'data-only-on'

/** Marks files that only an address with a query needs. */
export const queryOnly = 'data-query-only'

/** JSON in `localStorage`: the theme that was chosen on this device. */
export const themeKey = 'brooklyn-parcel/theme/1'

/** Milliseconds for which the shop's script waits at most for the first pictures, or for a prepared answer. */
export const longestWait = 2000

declare global {
  interface Window {
    /** Buttons that were pressed before the shop's script has come, in order; null once the shop handles presses. */
    earlyPresses?: HTMLElement[] | null
    /** Set by the entry as it begins to run. */
    isShopStarted?: true
    /** Reloads the page if that may help, once; settles only where the page is not reloaded. */
    reloadOnce?: () => Promise<void>
    /** Takes back what was adjusted on the page of all products. */
    undoListPreview?: () => void
    /** To be called where the shop cannot start. */
    reportFailedStart?: () => void
  }
}
