import { nextPaint } from '#device/next-paint.ts'
import { layoutSteps, dataKey } from '#device/page-names.ts'

const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * Skips the layout of what is outside the window (`shell.css.ts`) until `layOutDeferred`. The first scroll or key ends
 * the stricter rule for phones (`product-grid.css.ts`). Not where the browser scrolls to a restored offset or an
 * element: the page then needs its whole height from the start.
 */
export function deferLayout(): void {
  const { dataset } = document.documentElement
  if (location.hash || isRestored()) return
  dataset[dataKey.layout] = '0'
  const onInput = () => {
    if (dataset[dataKey.layout] === '0') dataset[dataKey.layout] = '1'
  }
  addEventListener('scroll', onInput, { once: true })
  // Before the page's own handlers, which may move the focus to a skipped card.
  addEventListener('keydown', onInput, { once: true, capture: true })
}

/** Lays out what is outside the window, a part per frame: screen readers and find-in-page need it. */
export async function layOutDeferred(): Promise<void> {
  const page = document.documentElement
  const { dataset } = page
  const step = Number(dataset[dataKey.layout] ?? layoutSteps) + 1
  if (step > layoutSteps) {
    delete dataset[dataKey.layout]
    return
  }
  dataset[dataKey.layout] = String(step)
  // Reading a size lays the part out in this task, and the next frame only paints it: both in one are a long task.
  page.getBoundingClientRect()
  await nextPaint()
  return layOutDeferred()
}
