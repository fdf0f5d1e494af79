import type { Browser, Page } from 'playwright'
import { orderOf } from './interleave.ts'
import { namedFunctions } from './open-browser.ts'
import type { SearchTime } from './search-page/contender.ts'
import type { ContenderName } from './search-page/main.ts'
import { searchQueries } from './search-page/queries.ts'

/** The result of one contender in a catalogue of one size. */
export interface SearchTrials {
  readonly name: ContenderName
  readonly size: number
  /** Milliseconds; null where the time limit was exceeded. */
  build: number | null
  /** The reason why the contender did not finish. */
  failed: string | null
  /** One array for each round, with all queries in their order. */
  readonly rounds: SearchTime[][]
}

export async function openProbe(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(namedFunctions)
  await page.goto(url)
  await page.waitForFunction(() => 'searchProbe' in window)
  return page
}

async function open(page: Page, name: ContenderName, size: number): Promise<SearchTrials> {
  const built = await page.evaluate(([which, many]) => window.searchProbe.open(which, many), [
    name,
    size,
  ] as const)
  // The first search compiles code and joins strings; a visitor's later ones do not.
  const first = 'failed' in built ? built : await runSearch(page, name, 'edition')
  return {
    name,
    size,
    build: 'failed' in built ? null : built.took,
    failed: 'failed' in first ? first.failed : null,
    rounds: [],
  }
}

const runSearch = (page: Page, name: ContenderName, search: string) =>
  page.evaluate(([which, sought]) => window.searchProbe.search(which, sought), [name, search] as const)

/**
 * Measures all contenders in one page, each in workers of its own. Contenders take turns after every query, and
 * each query starts with another one. `roundsOf` returns the number of rounds for each contender.
 */
export async function trySearches(
  page: Page,
  names: readonly ContenderName[],
  size: number,
  roundsOf: (name: ContenderName) => number,
): Promise<SearchTrials[]> {
  const trials: SearchTrials[] = []
  for (const name of names) trials.push(await open(page, name, size))
  for (let round = 0; trials.some(({ name }) => round < roundsOf(name)); round += 1) {
    const taking = trials.filter(({ name, failed }) => failed === null && round < roundsOf(name))
    for (const trial of taking) trial.rounds.push([])
    for (const [at, { search }] of searchQueries.entries()) {
      for (const trial of orderOf(taking, at + round)) {
        if (trial.failed !== null) continue
        const result = await runSearch(page, trial.name, search)
        if ('failed' in result) trial.failed = `${result.failed}: ${search}`
        else trial.rounds.at(-1)?.push(result)
      }
    }
    process.stderr.write('.')
  }
  for (const name of names) await page.evaluate((which) => window.searchProbe.close(which), name)
  return trials
}
