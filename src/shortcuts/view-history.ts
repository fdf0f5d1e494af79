import type { RouterHistory } from '@tanstack/react-router'

/**
 * When the views of the page on the screen were asked for that Back would undo: a category, a filter. Another page
 * begins anew; letters in a search box have no entries of their own.
 */
export function followViews(history: Pick<RouterHistory, 'subscribe' | 'location'>) {
  let times: readonly number[] = []
  let path = history.location.pathname
  const stop = history.subscribe(({ location, action: { type } }) => {
    const isSamePage = location.pathname === path
    path = location.pathname
    if (!isSamePage || type === 'GO') times = []
    else if (type === 'PUSH' || type === 'FORWARD') times = [...times, performance.now()]
    else if (type === 'BACK') times = times.slice(0, -1)
  })
  return {
    /** Of the latest, in milliseconds since the page began; undefined where Back would leave this page. */
    last: () => times.at(-1),
    stop,
  }
}
