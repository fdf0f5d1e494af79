import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Each layout shift without recent input, with the HTML of the moved elements. */
    shifts: { value: number; moved: string }[]
  }
}

/** Runs before the page's scripts: `page.addInitScript(recordLayoutShifts)`. */
export function recordLayoutShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's library lacks Chromium's entry type.
      const value: unknown = Reflect.get(entry, 'value')
      const sources: unknown = Reflect.get(entry, 'sources')
      if (typeof value !== 'number' || Reflect.get(entry, 'hadRecentInput') === true) continue
      const moved = (Array.isArray(sources) ? sources : []).map((source: unknown) => {
        const node: unknown = typeof source === 'object' && source && Reflect.get(source, 'node')
        return node instanceof Element ? node.outerHTML.slice(0, 120) : String(node)
      })
      window.shifts.push({ value, moved: moved.join(' and ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum of the page's shifts since it was loaded, and each of them for a message. */
export async function layoutShifts(page: Page): Promise<{ sum: number; details: string }> {
  const shifts = await page.evaluate(() => window.shifts)
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    details: JSON.stringify(shifts, null, 1),
  }
}

/** The worst order: the first paint precedes the fonts, and the script is last. */
export async function delayFiles(page: Page): Promise<void> {
  const delays = new Map([
    ['font', 300],
    ['image', 450],
    ['script', 600],
  ])
  await page.route(/\/(?:assets|pictures)\//, async (route) => {
    const delay = delays.get(route.request().resourceType()) ?? 0
    await new Promise((resolve) => {
      setTimeout(resolve, delay)
    })
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
}
