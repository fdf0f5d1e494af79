import { expect, type Page } from '@playwright/test'

/** Waits for two frames: then a change is painted, and observers have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Milliseconds, far more than a busy machine needs for a frame. */
const patience = 30_000

/** Scrolls to the end by steps of less than a window; false where the browser draws no more frames. */
const scrollToEnd = (page: Page): Promise<boolean> =>
  page.evaluate(async (limit) => {
    const step = window.innerHeight * 0.7
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      const hasFrames = await new Promise<boolean>((resolve) => {
        const waiting = setTimeout(() => resolve(false), limit)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(waiting)
            resolve(true)
          }),
        )
      })
      if (!hasFrames) return false
    }
    return true
  }, patience)

/** Scrolls to the end of the page, so that every part nears the window once. */
export async function scrollThrough(page: Page): Promise<void> {
  if (await scrollToEnd(page)) return
  // On an overloaded machine Chromium sometimes draws no more frames until the next document (decision 019).
  await page.reload({ waitUntil: 'networkidle' })
  expect(await scrollToEnd(page), `A frame is drawn within ${patience} ms`).toBe(true)
}
