import type { Page } from 'playwright'

/** The cart's figures on the page; null where the page does not show them. */
interface Sums {
  readonly badge: number | null
  readonly drawer: {
    readonly title: number
    readonly sum: number
    readonly total: number
    readonly priced: number
  } | null
}

/** True where the page has text for a visitor. */
const hasWords = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return (main?.innerText.trim().length ?? 0) > 10 && document.body.innerText.length > 100
  })

export const readSums = (page: Page): Promise<Sums> =>
  page.evaluate(() => {
    const wholeIn = (text: string | null | undefined) =>
      Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0)
    const centsIn = (text: string | null | undefined) =>
      Math.round(Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0) * 100)
    const button = document.getElementById('cart-button')
    const dialog = document.querySelector('[role="dialog"][data-state="open"] [aria-label^="Shopping Cart,"]')
    const panel = dialog?.closest('[role="dialog"]')
    const lines = [...(panel?.querySelectorAll('ul[aria-label="Items in the cart"] > li') ?? [])].map(
      (line) => ({
        quantity: wholeIn(line.querySelector('[role="group"] > span')?.textContent),
        price: centsIn(line.querySelector('p')?.textContent),
      }),
    )
    const total = [...(panel?.querySelectorAll('p') ?? [])].find((one) =>
      one.textContent.startsWith('Total:'),
    )
    return {
      badge: button ? wholeIn(button.getAttribute('aria-label')) : null,
      drawer: panel
        ? {
            title: wholeIn(dialog?.getAttribute('aria-label')),
            sum: lines.reduce((all, { quantity }) => all + quantity, 0),
            total: centsIn(total?.textContent),
            priced: lines.reduce((all, { quantity, price }) => all + quantity * price, 0),
          }
        : null,
    }
  })

/** During a navigation a page cannot run expressions for a moment. */
export async function evaluateInPage<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const isLeaving =
        error instanceof Error && /context was destroyed|navigat|frame was detached/i.test(error.message)
      if (!isLeaving || attempt > 20) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

/** True for one of the browser's own pages: there is no network, or Back has reached the window's first page. */
export const isBrowsersOwn = (page: Page): boolean => !page.url().startsWith('http')

/** Time limit, in milliseconds, for a page to show something on a slow machine and network. */
const patience = 20_000

/** Everything that must hold after any action; returns each violation as a sentence. */
export async function checkPage(page: Page, origin: string): Promise<string[]> {
  const deadline = Date.now() + patience
  let isWordy = await evaluateInPage(() => hasWords(page))
  while (!isWordy && Date.now() < deadline && !isBrowsersOwn(page)) {
    await new Promise((done) => setTimeout(done, 100))
    isWordy = await evaluateInPage(() => hasWords(page))
  }
  const problems = isWordy ? [] : [`blank page at ${page.url()}`]
  if (new URL(page.url()).origin !== origin) problems.push(`left the shop for ${page.url()}`)
  const { badge, drawer } = await evaluateInPage(() => readSums(page))
  if (drawer) {
    if (badge !== drawer.title || badge !== drawer.sum)
      problems.push(`badge ${badge}, drawer ${drawer.title}, sum ${drawer.sum}`)
    if (drawer.total !== drawer.priced)
      problems.push(`total ${drawer.total}, prices add up to ${drawer.priced}`)
  }
  return problems
}

/** Texts such as NaN that no page may show. Not checked on pages that repeat a visitor's input. */
export async function checkFigures(page: Page): Promise<string[]> {
  const isSpoilt = await evaluateInPage(() =>
    page.evaluate(() => /\bNaN\b|undefined|\[object|-\$/.test(document.body.innerText)),
  )
  return isSpoilt ? [`NaN, undefined or a negative sum in words at ${page.url()}`] : []
}
