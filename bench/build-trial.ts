import type { Browser } from 'playwright'
import { measureMemory } from './catalogue-memory.ts'
import type { Origin } from './search-page/open-large.ts'
import type { BuildTimes } from './search-page/try-building.ts'
import { openProbe } from './search-trial.ts'

export interface BuildTrial extends BuildTimes {
  readonly origin: Origin
  /** The longest task of the page's thread over 50 ms during the build and the search; 0 where there is none. */
  readonly longestTask: number
  /** MB that catalogue and index add, garbage included; null where the system does not report memory. */
  readonly memory: number | null
}

/** Opens a large catalogue in a page of its own and starts a search at once. */
export async function tryBuild(
  browser: Browser,
  url: string,
  origin: Origin,
  size: number,
): Promise<BuildTrial> {
  const page = await openProbe(browser, url)
  await page.evaluate(() => window.searchProbe.longestTask())
  const times = await page.evaluate(([from, many]) => window.searchProbe.tryBuilding(from, many, 'winter'), [
    origin,
    size,
  ] as const)
  const longestTask = await page.evaluate(() => window.searchProbe.longestTask())
  await page.context().close()
  return { origin, ...times, longestTask, memory: await measureMemory(browser, url, origin, size) }
}
