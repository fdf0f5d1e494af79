import type { Browser, BrowserContext, Page } from 'playwright'
import { namedFunctions } from './open-browser.ts'
import { readPageMemory } from './page-memory.ts'
import { recordShop, type ShopContent } from './shop-probe.ts'

/** Milliseconds each, from the key or press until the resulting frame is drawn. */
export interface ShopTimes {
  /** Milliseconds from the start of the navigation, once. */
  readonly 'first cards': readonly number[]
  readonly 'key typed → results': readonly number[]
  /** Each key as soon as the results of the previous one show: faster than people type. */
  readonly 'keys without a pause → results': readonly number[]
  readonly 'category → results': readonly number[]
  readonly 'card → product': readonly number[]
  readonly 'jump to the end': readonly number[]
}

export interface ShopTrial {
  readonly times: ShopTimes
  /** Milliseconds from the start of the navigation until everything is searchable. */
  readonly built: number
  /** Milliseconds from the start of a navigation to an address with a search, while a large catalogue opens. */
  readonly opened: { readonly first: number; readonly counted: number }
  /** The longest task of the page's thread over 50 ms during typing, filtering and jumping; else 0. */
  readonly longestTask: number
  /** MB of the page thread's JavaScript heap after a collection. */
  readonly heap: number
  /** MB of all processes and workers of the page, garbage included; null where the system does not report it. */
  readonly memory: number | null
}

/** Matches in catalogues of every size, at every letter. */
const words = ['wireless', 'cotton', 'lamp']
/** What the field has after each letter of them. */
export const typedTexts: readonly string[] = words.flatMap((word) =>
  Array.from(word, (_, at) => word.slice(0, at + 1)),
)
/** Others, since answers to the first ones are cached. */
const wordsWithoutPause = ['leather', 'kitchen', 'travel']
/** Milliseconds between two letters: ninety words a minute. */
const letterPause = 130
const cards = 4
const jumps = 4

/** Ids 76 to 80 do not exist. */
export const countOf = (size: number): number => size - 5

/** An address of the whole list that the browser draws, since the page's HTML was made for the one without a query. */
export const drawnList = '/products?shown=200'

/** One visit to the shop with a list of so many products. Throws where an expected result does not appear. */
export async function tryShop(
  browser: Browser,
  url: string,
  list: string,
  count: number,
): Promise<ShopTrial> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(namedFunctions)
    await context.addInitScript(recordShop)
    const opened = await openSearch(context, url + list)
    const page = await context.newPage()
    await page.goto(url + list, { waitUntil: 'commit' })
    const first = await waitForContent(page, { kind: 'first cards' })
    const built = await waitForContent(page, { kind: 'searchable' })
    await page.evaluate(() => window.shopProbe.longestTask())

    const typed = await typeWords(page, words, letterPause)
    const typedAtOnce = await typeWords(page, wordsWithoutPause, 0)
    await clearSearch(page)
    const filtered = await pressCategories(page)
    const jumped = await jump(page, count)
    const longestTask = await page.evaluate(() => window.shopProbe.longestTask())
    const clicked = await openCards(page, count)

    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return {
      times: {
        'first cards': [first],
        'key typed → results': typed,
        'keys without a pause → results': typedAtOnce,
        'category → results': filtered,
        'card → product': clicked,
        'jump to the end': jumped,
      },
      built,
      opened,
      longestTask,
      heap: usedSize / 1e6,
      memory: await readPageMemory(browser),
    }
  } finally {
    await context.close()
  }
}

const waitForContent = (page: Page, content: ShopContent): Promise<number> =>
  page.evaluate((what) => window.shopProbe.waitForContent(what), content)

/** Starts waiting for an element first, then performs the action that produces it. */
async function time(page: Page, content: ShopContent, act: () => Promise<void>): Promise<number> {
  const shown = waitForContent(page, content)
  // The failed action is a more useful error than the missing result.
  await act().catch(async (error: unknown) => {
    shown.catch(() => undefined)
    throw error
  })
  return shown
}

/** Opens a bookmarked search with empty caches. */
async function openSearch(context: BrowserContext, address: string): Promise<ShopTrial['opened']> {
  const page = await context.newPage()
  await page.goto(`${address}&search=${words[0]}`, { waitUntil: 'commit' })
  const ending = ` matching “${words[0]}”`
  const all = waitForContent(page, { kind: 'counted', ending })
  const first = await waitForContent(page, { kind: 'results', ending })
  const counted = await all
  await page.close()
  return { first, counted }
}

async function typeWords(page: Page, typed: readonly string[], pause: number): Promise<number[]> {
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search products' })
  const times: number[] = []
  for (const word of typed) {
    await field.focus()
    await field.selectText()
    for (let end = 1; end <= word.length; end += 1) {
      const ending = ` matching “${word.slice(0, end)}”`
      await page.waitForTimeout(pause)
      times.push(
        await time(page, { kind: 'results', ending }, () => page.keyboard.press(word.charAt(end - 1))),
      )
    }
  }
  return times
}

async function clearSearch(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', { name: 'Search products' }).selectText()
  await time(page, { kind: 'results', ending: ' products' }, () => page.keyboard.press('Delete'))
}

async function pressCategories(page: Page): Promise<number[]> {
  const buttons = page.getByRole('group', { name: 'Filter by category' }).getByRole('button')
  const times: number[] = []
  for (let index = (await buttons.count()) - 1; index >= 0; index -= 1) {
    const button = buttons.nth(index)
    // The element with the number of products.
    const [name = ''] = (await button.innerText()).split('\n')
    const ending = name === 'All' ? ' products' : ` in ${name}`
    if ((await button.getAttribute('aria-pressed')) === 'true') continue
    times.push(await time(page, { kind: 'results', ending }, () => button.click()))
  }
  return times
}

/** Moves to the last card and back by keyboard; the way back is not measured. */
async function jump(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  const first = page.locator('main li[aria-posinset="1"]').getByRole('link')
  await first.focus()
  for (let round = 0; round < jumps; round += 1) {
    times.push(
      await time(page, { kind: 'focused card', index: count }, () => page.keyboard.press('Control+End')),
    )
    await time(page, { kind: 'focused card', index: 1 }, () => page.keyboard.press('Control+Home'))
  }
  return times
}

/** Presses other products each time, at the end of the list: they have no embedded details and no page of their own. */
async function openCards(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < cards; index += 1) {
    // The focus stays in the list, also on the way back.
    await time(page, { kind: 'focused card', index: count }, () => page.keyboard.press('Control+End'))
    const link = page.locator(`main li[aria-posinset="${count - index}"]`).getByRole('link')
    times.push(await time(page, { kind: 'product' }, () => link.click()))
    await page.goBack()
    await waitForContent(page, { kind: 'focused card', index: count - index })
  }
  return times
}
