import { nextPaint } from '#device/next-paint.ts'
import { layoutSteps, mark } from '#device/page-marks.ts'

const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * Skips the layout of what is outside the window (`shell.css.ts`) until `layOutDeferred`. Not where the browser scrolls
 * to a restored offset or an element: the page then needs its whole height from the start.
 */
export function deferLayout(page: HTMLElement): void {
  if (!location.hash && !isRestored()) page.dataset[mark.layout] = '0'
}

/** Lays out what is outside the window, a part per frame: screen readers and find-in-page need it. */
export async function layOutDeferred(page: HTMLElement): Promise<void> {
  const step = Number(page.dataset[mark.layout] ?? layoutSteps) + 1
  if (step > layoutSteps) {
    delete page.dataset[mark.layout]
    return
  }
  page.dataset[mark.layout] = String(step)
  // Reading a size lays the part out in this task, and the next frame only paints it: both in one are a long task.
  page.getBoundingClientRect()
  await nextPaint()
  return layOutDeferred(page)
}
