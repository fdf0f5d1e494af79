import { expect, type Page } from '@playwright/test'

/** Milliseconds, far more than a busy machine needs for two frames. */
const patience = 30_000

/**
 * Whether two frames were drawn in time: then a change is painted, and observers have run. By an observer's first entry,
 * which comes with a frame also where a test has set the clock: its `requestAnimationFrame` is a timer.
 */
const drawsFrames = (page: Page): Promise<boolean> =>
  page.evaluate(async (limit) => {
    const frame = () =>
      new Promise<boolean>((resolve) => {
        const waiting = setTimeout(() => resolve(false), limit)
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          clearTimeout(waiting)
          resolve(true)
        })
        observer.observe(document.documentElement)
      })
    return (await frame()) && (await frame())
  }, patience)

/** Waits for two frames. */
export async function nextFrames(page: Page): Promise<void> {
  expect(await drawsFrames(page), `Two frames are drawn within ${patience} ms`).toBe(true)
}

/** Scrolls to the end by steps of less than a window; false where the browser draws no more frames. */
async function scrollToEnd(page: Page): Promise<boolean> {
  for (let step = 0, isAtEnd = false; !isAtEnd; step++) {
    isAtEnd = await page.evaluate((at) => {
      const top = at * window.innerHeight * 0.7
      window.scrollTo({ top, behavior: 'instant' })
      return top >= document.documentElement.scrollHeight
    }, step)
    if (!(await drawsFrames(page))) return false
  }
  return true
}

/** Scrolls to the end of the page, so that every part nears the window once. */
export async function scrollThrough(page: Page): Promise<void> {
  if (await scrollToEnd(page)) return
  // On an overloaded machine Chromium sometimes draws no more frames until the next document (decision 019).
  await page.reload({ waitUntil: 'networkidle' })
  expect(await scrollToEnd(page), `Two frames are drawn within ${patience} ms`).toBe(true)
}
