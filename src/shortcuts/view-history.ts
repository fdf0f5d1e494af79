import { pageAt } from 'virtual:catalogue/category-addresses'
import type { RouterHistory } from '@tanstack/react-router'

const viewedPage = (path: string) => pageAt?.(path) ?? path

/**
 * Records the times of those changes of the current page's view (a category, a filter) that Back would undo. Another
 * page clears them; letters in a search box have no history entries.
 */
export function followViews(history: Pick<RouterHistory, 'subscribe' | 'location'>) {
  let times: readonly number[] = []
  let path = viewedPage(history.location.pathname)
  const stop = history.subscribe(({ location, action: { type } }) => {
    const isSamePage = viewedPage(location.pathname) === path
    path = viewedPage(location.pathname)
    if (!isSamePage || type === 'GO') times = []
    else if (type === 'PUSH' || type === 'FORWARD') times = [...times, performance.now()]
    else if (type === 'BACK') times = times.slice(0, -1)
  })
  return {
    /**
     * The time of the latest change, in milliseconds since the page's time origin; undefined where Back would leave
     * this page.
     */
    last: () => times.at(-1),
    stop,
  }
}
