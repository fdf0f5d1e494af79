import { layoutSteps, mark } from '#device/page-marks.ts'

const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/** Resolves after a paint; immediately in a hidden tab, where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })

/**
 * Skips the layout of what is outside the window (`shell.css.ts`) until `layOutRest`. Where the browser is to scroll,
 * back to an offset or to an element, the page has its whole height from the start.
 */
export function holdLayout(page: HTMLElement): void {
  if (!location.hash && !isRestored()) page.dataset[mark.layout] = '0'
}

/** Lays out what is outside the window, a little per frame: screen readers find it there, and find-in-page. */
export async function layOutRest(page: HTMLElement): Promise<void> {
  const step = Number(page.dataset[mark.layout] ?? layoutSteps) + 1
  if (step > layoutSteps) {
    delete page.dataset[mark.layout]
    return
  }
  page.dataset[mark.layout] = String(step)
  await nextPaint()
  return layOutRest(page)
}
