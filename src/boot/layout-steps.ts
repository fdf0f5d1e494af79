import { mark } from '#device/page-marks.ts'

/** The last step that `shell.css.ts` knows. */
const lastStep = 4

/** Resolves after a paint; at once in a tab that nobody looks at, where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })

/** Until the first pictures are there, what is below the window is not laid out (`shell.css.ts`). */
export function holdBackLayout(page: HTMLElement): void {
  page.dataset[mark.layout] = ''
}

/** Lays out what is below the window, in steps: all at once would block scrolling and presses. */
export async function layOutRest(page: HTMLElement): Promise<void> {
  const step = page.dataset[mark.layout]
  if (step === undefined) return
  if (Number(step) === lastStep) return layOutAll(page)
  page.dataset[mark.layout] = String(Number(step) + 1)
  await nextPaint()
  return layOutRest(page)
}

export function layOutAll(page: HTMLElement): void {
  delete page.dataset[mark.layout]
}
