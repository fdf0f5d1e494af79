import type { Browser, Page } from 'playwright'
import { namedFunctions } from './open-browser.ts'
import { swapOnPress } from './swap-page.ts'

/** What precedes a press: nothing, 200 ms of hovering, or a finger that rests on the card for 100 ms. */
export type Approach = 'none' | 'hover' | 'touch'

/** Milliseconds. */
const hoverTime = 200
const touchTime = 100

export interface ClickTrial {
  /** Milliseconds from the press on a card until the browser has drawn the product's heading. */
  readonly drawn: number
  /** Milliseconds until that frame is on the screen; on a machine without a graphics card this is far later. */
  readonly painted: number
  /** True where the browser loaded the product as a new document because the shop did not handle the press yet. */
  readonly isNewDocument: boolean
}

declare global {
  interface Window {
    /** Absolute times, in milliseconds since 1970. */
    clickRecord: { drawn: number; painted: number } | null
  }
}

/** Runs in the page before the page's own scripts, so it must not refer to anything else in this module. */
function recordClick(): void {
  window.clickRecord = null
  // A press may load another document: only the window's name survives that. A touch counts from its end.
  const record = ({ timeStamp, type, pointerType }: PointerEvent) => {
    if (type === 'pointerdown' || pointerType === 'touch')
      window.name = String(performance.timeOrigin + timeStamp)
  }
  addEventListener('pointerdown', record, true)
  addEventListener('pointerup', record, true)
  // Registered before the heading's first frame: the observer runs between the DOM change and the paint.
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
 * Opens a page of cards unthrottled, with empty caches. Some time after the load event it presses the `index`-th
 * card in the window. `isSwapped`: a page made by `swapPage`, whose script handles the press. Throws where no product
 * appears.
 */
export async function tryClick(
  browser: Browser,
  url: string,
  {
    delay,
    index,
    approach,
    isSwapped,
  }: { delay: number; index: number; approach: Approach; isSwapped: boolean },
): Promise<ClickTrial> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: approach === 'touch',
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
    const { x, y } = await centreOfCard(page, index)
    await page.waitForTimeout(delay)
    if (approach === 'touch') await touch(page, x, y)
    else {
      await page.mouse.move(x, y)
      if (approach === 'hover') await page.waitForTimeout(hoverTime)
      await page.mouse.click(x, y)
    }
    const { drawn, painted } = await waitForHeading(page)
    const pressed = Number(await page.evaluate(() => window.name))
    return { drawn: drawn - pressed, painted: painted - pressed, isNewDocument: documents > 1 }
  } finally {
    await context.close()
  }
}

async function touch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(touchTime)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The middle of a card's link, after scrolling it into the window. */
function centreOfCard(page: Page, index: number): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const cards = document.querySelectorAll('main li a[href^="/product/"]')
    const card = cards.item(wanted % Math.min(4, cards.length))
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = card.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, index)
}

/** Polls: waiting inside the page needs `eval`, which the shop's policy forbids. */
async function waitForHeading(page: Page): Promise<NonNullable<Window['clickRecord']>> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    // Between two documents no page can run the expression.
    const record = await page.evaluate(() => window.clickRecord).catch(() => null)
    if (record) return record
    await page.waitForTimeout(50)
  }
  throw new Error(`No product's heading was painted: ${page.url()}`)
}
