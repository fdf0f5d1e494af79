import type { Browser } from 'playwright'
import { readPageMemory } from './page-memory.ts'
import type { BuildTimes } from './search-page/try-building.ts'
import { openProbe } from './search-trial.ts'

export interface BuildTrial extends BuildTimes {
  /** The longest task of the page's thread over 50 ms during the build and the search; 0 where there is none. */
  readonly longestTask: number
  /** MB that catalogue and index add, garbage included; null where the system does not report memory. */
  readonly memory: number | null
}

/** Opens a large catalogue in a page of its own and starts a search at once. */
export async function tryBuild(browser: Browser, url: string, size: number): Promise<BuildTrial> {
  const page = await openProbe(browser, url)
  const before = await readPageMemory(browser)
  await page.evaluate(() => window.searchProbe.longestTask())
  const times = await page.evaluate((many) => window.searchProbe.tryBuilding(many, 'winter'), size)
  const after = await readPageMemory(browser)
  const longestTask = await page.evaluate(() => window.searchProbe.longestTask())
  await page.context().close()
  return { ...times, longestTask, memory: before !== null && after !== null ? after - before : null }
}
