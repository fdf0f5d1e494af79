import type { Browser, CDPSession } from 'playwright'
import type { GridName } from './grid-page/grids.tsx'
import { namedFunctions } from './open-browser.ts'

export interface GridTrial {
  /** Milliseconds from the first line of the grid's code until its first cards are laid out. */
  readonly mount: number
  /** MB of JavaScript heap after a collection, once mounted. */
  readonly heap: number
  /** Elements in the document, at rest after some scrolling. */
  readonly elements: number
  /** Milliseconds for 1,000 px, at `slowStep` px a frame. */
  readonly script: number
  readonly layout: number
  /** Share of frames that took over 25 ms. */
  readonly lateFrames: number
  /** Share of the window without a card, at `fastStep` px a frame: the average, and the worst frame. */
  readonly blank: number
  readonly worstBlank: number
  /** True where the last product is in the window after a scroll to the end. */
  readonly isLastReached: boolean
}

export const slowStep = 120
export const fastStep = 1000
const slowFrames = 200
const fastFrames = 60

async function readMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  return (name) => values.get(name) ?? Number.NaN
}

/** Measures one grid with the given number of products, in a window of its own. */
export async function tryGrid(
  browser: Browser,
  { url, grid, count }: { url: string; grid: GridName; count: number },
): Promise<GridTrial> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(namedFunctions)
    const session = await context.newCDPSession(page)
    // Processor time of the page's thread: other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${url}/?grid=${grid}&count=${count}`)
    await page.waitForFunction(() => Boolean(window.gridProbe))
    const mount = await page.evaluate(() => window.gridProbe.mounted)
    await session.send('HeapProfiler.collectGarbage')
    const heap = (await readMetrics(session))('JSHeapUsedSize') / 1e6
    // Warms up compiled code and images.
    await page.evaluate((step) => window.gridProbe.scroll(30, step), slowStep)

    const before = await readMetrics(session)
    const frames = await page.evaluate(([times, step]) => window.gridProbe.scroll(times, step), [
      slowFrames,
      slowStep,
    ] as const)
    const after = await readMetrics(session)
    const spent = (...names: readonly string[]) =>
      names.reduce((sum, name) => sum + after(name) - before(name), 0) / ((slowFrames * slowStep) / 1e6)
    const elements = await page.evaluate(() => window.gridProbe.elements())
    const blanks = await page.evaluate(
      ([times, step]) => window.gridProbe.scrollAndMeasureBlanks(times, step),
      [fastFrames, fastStep] as const,
    )
    const last = await page.evaluate(() => window.gridProbe.goToEnd())
    return {
      mount,
      heap,
      elements,
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration', 'RecalcStyleDuration'),
      lateFrames: frames.filter((duration) => duration > 25).length / frames.length,
      blank: blanks.reduce((sum, share) => sum + share, 0) / blanks.length,
      worstBlank: Math.max(...blanks),
      isLastReached: last === count - 1,
    }
  } finally {
    await context.close()
  }
}
