import { heldParts, mark } from '#device/page-marks.ts'

/** Parts that are laid out in one frame: more would block a slow phone for over 50 ms. */
const perFrame = 3

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
  if (!location.hash && !isRestored()) page.dataset[mark.layout] = 'held'
}

/** Lays out what is outside the window, a few parts a frame: screen readers find it there, and find-in-page. */
export async function layOutRest(page: HTMLElement): Promise<void> {
  const parts = mark.layout in page.dataset ? [...page.querySelectorAll<HTMLElement>(heldParts)] : []
  for (const [index, part] of parts.entries()) {
    part.style.contentVisibility = 'visible'
    if (index % perFrame === perFrame - 1) await nextPaint()
  }
  for (const part of parts) part.style.contentVisibility = ''
  delete page.dataset[mark.layout]
}
