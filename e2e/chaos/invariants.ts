import type { Page } from 'playwright'

/** What the page says about the cart, in the visitor's own terms; null where it cannot be told from the page. */
interface Sums {
  readonly badge: number | null
  readonly drawer: {
    readonly title: number
    readonly sum: number
    readonly total: number
    readonly priced: number
  } | null
}

/** Whether the page has words for a visitor. */
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

/** A page that is being left answers nothing for a moment. */
export async function askPage<T>(ask: () => Promise<T>): Promise<T> {
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

/** Whether this is a page of the browser's own: there is no network, or Back has led to where the window was opened. */
export const isBrowsersOwn = (page: Page): boolean => !page.url().startsWith('http')

/** Milliseconds that a page has, on a slow machine and network, to show something. */
const patience = 20_000

/** Everything that must hold whatever has happened, each breach as a sentence. */
export async function checkPage(page: Page, origin: string): Promise<string[]> {
  const deadline = Date.now() + patience
  let isWordy = await askPage(() => hasWords(page))
  while (!isWordy && Date.now() < deadline && !isBrowsersOwn(page)) {
    await new Promise((done) => setTimeout(done, 100))
    isWordy = await askPage(() => hasWords(page))
  }
  const problems = isWordy ? [] : [`blank page at ${page.url()}`]
  if (new URL(page.url()).origin !== origin) problems.push(`left the shop for ${page.url()}`)
  const { badge, drawer } = await askPage(() => readSums(page))
  if (drawer) {
    if (badge !== drawer.title || badge !== drawer.sum)
      problems.push(`badge ${badge}, drawer ${drawer.title}, sum ${drawer.sum}`)
    if (drawer.total !== drawer.priced)
      problems.push(`total ${drawer.total}, prices add up to ${drawer.priced}`)
  }
  return problems
}

/** Figures that no shop would show. Not for pages that repeat what a visitor may have typed. */
export async function checkFigures(page: Page): Promise<string[]> {
  const isSpoilt = await askPage(() =>
    page.evaluate(() => /\bNaN\b|undefined|\[object|-\$/.test(document.body.innerText)),
  )
  return isSpoilt ? [`NaN, undefined or a negative sum in words at ${page.url()}`] : []
}
