import type { Page } from '@playwright/test'

/** Waits for two frames: then a change is painted, and observers have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Thrown where the browser draws no more frames: decision 019. */
export class NoFrames extends Error {}

/** Milliseconds, far more than a busy machine needs for a frame. */
const patience = 30_000

/**
 * Scrolls to the end of the page by steps of less than a window, so that every part nears the window once. Throws
 * `NoFrames` where the browser has stopped drawing.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(async (limit) => {
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
  if (!isDrawn) throw new NoFrames(`No frame was drawn for ${patience} ms.`)
}
