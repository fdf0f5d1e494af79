import { mark } from '#device/page-marks.ts'

/** The last step that `shell.css.ts` knows. */
const lastStep = 4

/** Resolves after a paint; immediately in a hidden tab, where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })

/** Skips the layout of what is below the window until the first images are loaded (`shell.css.ts`). */
export function holdBackLayout(page: HTMLElement): void {
  page.dataset[mark.layout] = ''
}

/** Lays out what is below the window, in steps: in one step it would block scrolling and presses. */
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
