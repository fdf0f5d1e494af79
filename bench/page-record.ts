/** What a page records about itself. Times are milliseconds from the start of its navigation. */
export interface PageRecord {
  firstPaint: number | null
  largestPaint: LargestPaint | null
  /** Sum of all layout shifts without recent user input. */
  shift: number
  /** Tasks of 50 ms and more. */
  longTasks: { start: number; duration: number }[]
  /** When React has hydrated header and page, to within a frame; null before that. */
  interactive: number | null
}

/** The element of the largest contentful paint. */
export interface LargestPaint {
  time: number
  /** `replaced` where the element is no longer in the page. */
  tag: string
  /** Path of the image; empty for text. */
  url: string
  text: string
}

declare global {
  interface Window {
    pageRecord: PageRecord
  }
}

/** Runs in the page before the page's own scripts, so it must not refer to anything else in this module. */
export function recordPage(): void {
  const record: PageRecord = {
    firstPaint: null,
    largestPaint: null,
    shift: 0,
    longTasks: [],
    interactive: null,
  }
  window.pageRecord = record

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })

  observe('paint', ({ name: kind, startTime }) => {
    if (kind === 'first-contentful-paint') record.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    if (!(entry instanceof LargestContentfulPaint)) return
    // The element is gone where the page has been redrawn since.
    const { element } = entry
    record.largestPaint = {
      time: entry.startTime,
      tag: element?.tagName.toLowerCase() ?? 'replaced',
      url: entry.url === '' ? '' : new URL(entry.url).pathname,
      text: (element?.textContent ?? '').trim(),
    }
  })
  observe('layout-shift', (entry) => {
    // Only Chromium reports these entries, and TypeScript's library does not declare them.
    const value: unknown = Reflect.get(entry, 'value')
    if (typeof value === 'number' && Reflect.get(entry, 'hadRecentInput') !== true) record.shift += value
  })
  observe('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }))

  // React leaves a key on each hydrated element; it has had this name since version 17.
  const isTaken = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const usable = ':is(a, button, input, select, textarea)'
  const poll = () => {
    // The last element of the header and the first of the page itself: the hydration of further parts is deferred.
    const isDone =
      isTaken([...document.querySelectorAll(`#root header ${usable}`)].at(-1) ?? null) &&
      isTaken(document.querySelector(`#root main ${usable}`))
    if (isDone) record.interactive = performance.now()
    else requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}
