import type { Browser, Page } from 'playwright'
import { orderOf } from './interleave.ts'
import { namedFunctions } from './open-browser.ts'
import type { SearchTime } from './search-page/contender.ts'
import type { ContenderName } from './search-page/main.ts'
import { searchQuestions } from './search-page/questions.ts'

/** What one contender did in a catalogue of one size. */
export interface SearchTrials {
  readonly name: ContenderName
  readonly size: number
  /** Milliseconds; null where it was given up. */
  build: number | null
  /** Why it was given up. */
  failed: string | null
  /** One array for each round, of all questions in their order. */
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
  // The first search compiles and joins strings; no visitor's second one does.
  const first = 'failed' in built ? built : await ask(page, name, 'edition')
  return {
    name,
    size,
    build: 'failed' in built ? null : built.took,
    failed: 'failed' in first ? first.failed : null,
    rounds: [],
  }
}

const ask = (page: Page, name: ContenderName, search: string) =>
  page.evaluate(([which, sought]) => window.searchProbe.search(which, sought), [name, search] as const)

/**
 * All contenders in one page, each in workers of its own; after every question it is the next one's turn, and each
 * question begins with another one. `roundsOf` says how often each is asked all questions.
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
    for (const [at, { search }] of searchQuestions.entries()) {
      for (const trial of orderOf(taking, at + round)) {
        if (trial.failed !== null) continue
        const answer = await ask(page, trial.name, search)
        if ('failed' in answer) trial.failed = `${answer.failed}: ${search}`
        else trial.rounds.at(-1)?.push(answer)
      }
    }
    process.stderr.write('.')
  }
  for (const name of names) await page.evaluate((which) => window.searchProbe.close(which), name)
  return trials
}
