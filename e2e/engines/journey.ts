import { dataKey } from '#device/document-protocol.ts'
import type { Engine } from './engine.ts'

/** Milliseconds that a step may take on a slow machine. */
const patience = 120_000

/** The attribute that marks a step's element, so that every driver can find it with a plain selector. */
const wanted = '[data-wanted]'

const headingHasFocus = `document.activeElement?.tagName === 'H1'`
/** React leaves a key on each hydrated element. */
const isHydrated = (place: string) =>
  `Object.keys(document.querySelector('#root ${place} :is(a, button, input)') ?? {}).some((key) => key.startsWith('__reactFiber$'))`
const says = (words: string) => `document.querySelector('main').innerText.includes(${JSON.stringify(words)})`

/** A shopper's journey through features that engines may implement differently. Throws at the first wrong result. */
export async function walkJourney(engine: Engine, origin: string, note: (step: string) => void) {
  const until = async (claim: string) => {
    const end = Date.now() + patience
    while (!(await engine.evaluate(`Boolean(${claim})`))) {
      if (Date.now() > end)
        throw new Error(`Not so: ${claim}, at ${String(await engine.evaluate('location.href'))}`)
      await new Promise((done) => setTimeout(done, 200))
    }
  }
  /**
   * Opens a page and waits until React has hydrated its header and its content: before that a link loads a document,
   * which moves no focus. Errors are recorded from then on; earlier ones are checked by what the page shows.
   */
  const open = async (path: string) => {
    await engine.open(origin + path)
    await until(`location.href === ${JSON.stringify(origin + path)} && document.readyState === 'complete'`)
    for (const place of ['header', 'main']) await until(isHydrated(place))
    await engine.evaluate(`(() => {
      globalThis.problems = []
      addEventListener('error', (event) => problems.push(event.message))
      addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)))
      addEventListener('securitypolicyviolation', (event) => problems.push(event.violatedDirective))
      return true
    })()`)
  }
  const expectNoProblem = async () => {
    const problems = await engine.evaluate('problems.join()')
    if (problems !== '') throw new Error(`The page says: ${String(problems)}`)
  }
  /** Marks the first match that is visible, scrolled to the middle of the window. */
  const mark = async (selector: string) => {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`
    await until(found)
    await until(`(() => {
      document.querySelector('${wanted}')?.removeAttribute('data-wanted')
      const one = ${found}
      one?.scrollIntoView({ block: 'center', behavior: 'instant' })
      one?.setAttribute('data-wanted', '')
      return one
    })()`)
  }
  /** A transition may still move the element. */
  const press = async (selector: string) => {
    await mark(selector)
    const where = `(() => {
      const { left, top, right, bottom } = document.querySelector('${wanted}').getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      return isInside ? [left, top].join() : 'outside'
    })()`
    await until(
      `(globalThis.lastPosition === (globalThis.lastPosition = ${where})) && lastPosition !== 'outside'`,
    )
    await engine.press(wanted)
  }

  note('the home page, and by a link to all products')
  await open('/')
  await until(`document.querySelectorAll('#testimonials, [aria-roledescription="carousel"]').length > 0`)
  await press('main a[href="/products"]')
  await until(`location.pathname === '/products' && ${headingHasFocus}`)

  note('the search')
  await mark('main input[type="search"]')
  await engine.type(wanted, 'jeans')
  await until(says('matching “jeans”'))
  await until(`new URLSearchParams(location.search).get('search') === 'jeans'`)

  note('a product, into the cart')
  await press('ul[aria-label="Products"] a[href^="/product/"]')
  await until(`/^\\/product\\/\\d+$/.test(location.pathname) && ${headingHasFocus}`)
  await press('button[aria-label^="Increase quantity"]')
  await press('main section button[aria-label^="Add to Cart"]')
  await until(`document.querySelector('#cart-button').getAttribute('aria-label') === 'Cart, 2 items'`)

  note('the drawer')
  await press('#cart-button')
  await until(`document.querySelector('[role="dialog"][data-state="open"]')?.innerText.includes('Total:')`)
  await press('[role="dialog"] button[aria-label="Close the cart"]')
  await until(`!document.querySelector('[role="dialog"][data-state="open"]')`)

  note('the dark theme')
  const isDark = `document.querySelector('button[aria-label="Dark theme"]').ariaPressed`
  const before = await engine.evaluate(isDark)
  await press('button[aria-label="Dark theme"]')
  await until(`${isDark} !== ${JSON.stringify(before)}`)

  note('Back to the search')
  await engine.evaluate('history.back()')
  await until(`location.search === '?search=jeans' && ${says('matching “jeans”')}`)
  await expectNoProblem()

  note('a category that the build has answered')
  await open('/products?category=Books')
  await until(
    `document.documentElement.dataset.${dataKey.search} === '?category=Books' && ${says('products in Books')}`,
  )
  await until(`document.querySelector('ul[aria-label="Products"] img').complete`)
  await expectNoProblem()

  note('the home page drawn anew for a search')
  await open('/?search=jeans')
  await until(says('matching “jeans”'))

  note('a wholesale meeting: the form, a day, a time')
  await mark('#meeting')
  await until(`document.querySelector('#meeting [role="grid"]')`)
  await press('#meeting [role="grid"] button[aria-disabled="false"]')
  await press('#meeting label:has(input[type="radio"]:enabled)')
  await until(`document.querySelector('#meeting input[type="radio"]:checked')`)
  await expectNoProblem()

  note('an address that nothing has')
  await open('/nowhere')
  await until(`document.querySelector('main h1')?.innerText.length > 3`)
  await expectNoProblem()
}
