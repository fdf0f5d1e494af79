import type { Browser, Page } from 'playwright'
import { namedFunctions } from './open-browser.ts'
import { swapOnPress } from './swap-page.ts'

export interface ClickTrial {
  /** Milliseconds from the press on a card until the browser had drawn the product's heading. */
  readonly drawn: number
  /** Until that picture was on the screen: on a machine without graphics card far later. */
  readonly painted: number
  /** Whether the browser fetched the product as a new document: the shop did not answer yet. */
  readonly isNewDocument: boolean
}

declare global {
  interface Window {
    /** Absolute times, in milliseconds since 1970. */
    clickRecord: { drawn: number; painted: number } | null
  }
}

/** Runs in the page before its own scripts; nothing here may lean on the module around it. */
function recordClick(): void {
  window.clickRecord = null
  // The press may lead to another document: the window's name lasts.
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      window.name = String(performance.timeOrigin + timeStamp)
    },
    true,
  )
  // Has to stand before the heading's first picture: the observer runs between the change and the picture.
  const watchHeadings = () => {
    for (const heading of document.querySelectorAll('h1:not([elementtiming])'))
      heading.setAttribute('elementtiming', 'heading')
  }
  new MutationObserver(watchHeadings).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const renderTime: unknown = Reflect.get(entry, 'renderTime')
      const paintTime: unknown = Reflect.get(entry, 'paintTime')
      if (Reflect.get(entry, 'id') !== 'product-name' || typeof renderTime !== 'number') continue
      window.clickRecord ??= {
        drawn: performance.timeOrigin + (typeof paintTime === 'number' ? paintTime : renderTime),
        painted: performance.timeOrigin + renderTime,
      }
    }
  }).observe({ type: 'element', buffered: true })
}

/**
 * Opens a page of cards unthrottled, with empty caches, and presses the `index`-th card of those in the window some
 * time after its load event, without hovering first. `isSwapped`: a page of `swapPage`, whose press is made to work.
 * Throws where no product comes.
 */
export async function tryClick(
  browser: Browser,
  url: string,
  { delay, index, isSwapped }: { delay: number; index: number; isSwapped: boolean },
): Promise<ClickTrial> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(namedFunctions)
    await page.addInitScript(recordClick)
    if (isSwapped) await page.addInitScript(swapOnPress)
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })
    await page.goto(url, { waitUntil: 'load' })
    const { x, y } = await placeOfCard(page, index)
    await page.waitForTimeout(delay)
    await page.mouse.click(x, y)
    const { drawn, painted } = await waitForHeading(page)
    const pressed = Number(await page.evaluate(() => window.name))
    return { drawn: drawn - pressed, painted: painted - pressed, isNewDocument: documents > 1 }
  } finally {
    await context.close()
  }
}

/** The middle of a card's link, brought into the window. */
function placeOfCard(page: Page, index: number): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const cards = document.querySelectorAll('main li a[href^="/product/"]')
    const card = cards.item(wanted % Math.min(4, cards.length))
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = card.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, index)
}

/** By asking again and again: waiting in the page takes an eval, which the shop's policy forbids. */
async function waitForHeading(page: Page): Promise<NonNullable<Window['clickRecord']>> {
  const giveUpAt = performance.now() + 10_000
  while (performance.now() < giveUpAt) {
    // Between two documents there is nobody to answer.
    const record = await page.evaluate(() => window.clickRecord).catch(() => null)
    if (record) return record
    await page.waitForTimeout(50)
  }
  throw new Error(`No product's heading was painted: ${page.url()}`)
}
