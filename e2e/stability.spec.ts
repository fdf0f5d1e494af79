import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { delayFiles, layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { pressToScroll } from './press-to-scroll.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames, scrollThrough } from './scroll-through.ts'
import { followRequests } from './follow-requests.ts'

declare global {
  interface Window {
    /** Names of the products that were visible in the page's list, in order of appearance. */
    seenProducts: Set<string>
  }
}

const routes = [
  '/',
  '/products',
  // With a prepared answer; the other queries are rendered in the browser.
  `/products?${shop.category.query}`,
  `/products?${shop.category.query}&max=99.99&sale=true&sort=price-up`,
  shop.first.path,
  `/products?search=${shop.inCategory}`,
  `/?search=${shop.some}`,
  '/nope',
] as const

test.describe('a page has no layout shifts', () => {
  test.use({ allowed: [/^answered 404: .*\/nope$/] })

  for (const width of [360, 1280]) {
    for (const [at, route] of routes.entries())
      test(
        `at ${width} px, with files late: ${route}`,
        { tag: width === 360 && at === 0 ? [] : '@full' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.addInitScript(recordLayoutShifts)
          await delayFiles(page)
          const untilIdle = followRequests(page)

          await page.goto(route, { waitUntil: 'networkidle' })
          await page.evaluate(() => document.fonts.ready)
          // Not /products: the virtualizer sets the list's height during a scroll, which the grid specs test.
          if (!route.startsWith('/products')) await scrollThrough(page)
          await untilIdle()
          await nextFrames(page)
          const { sum, details } = await layoutShifts(page)
          // CLS 0.00 in the two digits of its reports: text may move by a pixel where a late font is wider.
          expect(sum, details).toBeLessThan(0.005)
        },
      )
  }
})

/**
 * The largest possible layout shift, and its position, between a paint of the half-parsed page and one of the whole page:
 * a browser may paint after any element.
 */
function largestShiftWhileParsed(root: Element): { value: number; at: string; moved: string } {
  const { innerWidth, innerHeight } = window
  const isMeasured = (element: Element) =>
    (element.matches('a, button') || (!element.firstElementChild && !element.closest('a, button'))) &&
    element.checkVisibility({ contentVisibilityAuto: true })
  const boxesOf = (elements: readonly Element[]) =>
    new Map(elements.filter(isMeasured).map((element) => [element, element.getBoundingClientRect()] as const))
  const visible = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))

  const elements = [...root.querySelectorAll('*')]
  const whole = boxesOf(elements)
  let largest = { value: 0, at: '', moved: '' }
  for (const [index, last] of elements.entries()) {
    if ((whole.get(last)?.top ?? Infinity) > innerHeight) continue
    const removed: { node: ChildNode; parent: Node }[] = []
    for (let node: Node | null = last; node && node !== root; node = node.parentNode)
      while (node.nextSibling) {
        removed.push({ node: node.nextSibling, parent: node.parentNode ?? root })
        node.nextSibling.remove()
      }
    let value = 0
    const moved: string[] = []
    for (const [element, box] of boxesOf(elements.slice(0, index + 1))) {
      const after = whole.get(element)
      const distance = after ? Math.max(Math.abs(box.left - after.left), Math.abs(box.top - after.top)) : 0
      if (!after || distance < 3) continue
      value +=
        ((visible(box) + visible(after)) / (innerWidth * innerHeight)) *
        (distance / Math.max(innerWidth, innerHeight))
      moved.push(element.outerHTML.slice(0, 100))
    }
    for (const { node, parent } of removed) parent.appendChild(node)
    if (value > largest.value)
      largest = { value, at: last.outerHTML.slice(0, 100), moved: moved.join(' and ') }
  }
  return largest
}

test.describe('a page has no layout shifts while it is parsed', () => {
  test.use({ allowed: [/^answered 404: .*\/nope$/] })

  for (const route of ['/', '/products', shop.first.path, '/nope']) {
    for (const [at, width] of [360, 1280, 768, 1920].entries())
      test(
        `${route}, ${width} px wide, after whichever element the browser paints`,
        { tag: route === '/products' && at === 0 ? [] : '@full' },
        async ({ page }) => {
          // The requests never end: the page stays as it was sent.
          await page.route(/\/assets\/.*\.js$/, () => {})
          await page.setViewportSize({ width, height: 800 })
          await page.goto(route, { waitUntil: 'commit' })
          await expect(page.getByRole('contentinfo')).toBeAttached()
          await page.evaluate(() => document.fonts.ready)
          const shift = await page.locator('#root').evaluate(largestShiftWhileParsed)
          expect(shift.value, JSON.stringify(shift, null, 1)).toBeLessThan(0.005)
        },
      )
  }
})

test.describe('an idle page', () => {
  test.use({ allowed: [/^answered 404: .*\/nope$/] })

  // All routes in one test: waiting takes most of its time.
  test('requests nothing', { tag: '@full' }, async ({ context }) => {
    const requests: string[] = []
    let last = 0
    context.on('request', (request) => {
      requests.push(`${request.frame().url()} requests ${request.url()}`)
      last = Date.now()
    })
    for (const route of routes) {
      const page = await context.newPage()
      await page.goto(route, { waitUntil: 'networkidle' })
    }
    await expect.poll(() => Date.now() - last).toBeGreaterThan(1500)
    expect(requests.length).toBeGreaterThan(100)
    requests.length = 0
    // A fixed time: there is no event for the absence of requests.
    await context.pages()[0]?.waitForTimeout(3000)
    expect(requests).toEqual([])
  })
})

/** Records in every frame the visible names of the product list. */
function recordProducts(): void {
  window.seenProducts = new Set()
  const record = () => {
    for (const heading of document.querySelectorAll('main [aria-label="Products"] h3'))
      if (heading.checkVisibility({ visibilityProperty: true })) window.seenProducts.add(heading.textContent)
  }
  const recordEveryFrame = () => {
    record()
    requestAnimationFrame(recordEveryFrame)
  }
  recordEveryFrame()
}

/** In the first row of the plain list, and in none of the results below. */
const firstOfPlainList = shop.first.name

const withQuery = [
  `/?search=${shop.inCategory}`,
  `/?${shop.otherCategory.query}&search=a`,
  `/products?${shop.otherCategory.query}`,
]

for (const [at, address] of withQuery.entries())
  test(
    `a query never shows products of the plain list first: ${address}`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      await page.addInitScript(recordProducts)
      // The delay allows many frames of the page as it was sent.
      await page.route(/\/assets\/.*\.js$/, async (request) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 400)
        })
        // The page may have been left meanwhile.
        await request.continue().catch(() => undefined)
      })

      await page.goto(address)
      const list = page.getByRole('list', { name: 'Products' })
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await nextFrames(page)
      const seen = await page.evaluate(() => [...window.seenProducts])
      expect(seen.filter((words) => words.includes(firstOfPlainList))).toEqual([])
      const shown = await list.getByRole('heading').allTextContents()
      expect(shown.length).toBeGreaterThan(0)
      expect(seen.toSorted()).toEqual([...new Set(shown)].toSorted())
    },
  )

test('a plain address shows its first product once, and keeps it', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(recordProducts)
  await page.goto('/products')
  await nextFrames(page)
  const seen = await page.evaluate(() => [...window.seenProducts])
  expect(seen.filter((words) => words.includes(firstOfPlainList))).toHaveLength(1)
})

test('parts below the window are laid out after the images of the first screen have loaded', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/pictures/**')
  await page.goto('/products', { waitUntil: 'commit' })
  const part = page.getByRole('contentinfo').locator('> *').first()
  await expect(part).toBeAttached()
  const isLaidOut = () => part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  release()
  await expect.poll(isLaidOut).toBe(true)
})

test(
  'a long list is as high before the first input as after it, also at another width',
  { tag: '@full' },
  async ({ page }) => {
    const list = page.getByRole('list', { name: 'Products' })
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.goto('/products')
    await waitUntilAlive(page)
    const heights: number[] = []
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await nextFrames(page)
      heights.push(await heightOfPage())
    }
    await expect(list).toHaveCSS('display', 'grid')
    // An input that moves nothing.
    await page.keyboard.press('Shift')
    await expect(list).toHaveCSS('position', 'absolute')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const before = heights.shift() ?? 0
      // The list follows its width in a render of its own.
      await expect
        .poll(async () => Math.abs((await heightOfPage()) - before), { message: `px at ${width} px` })
        .toBeLessThan(30)
    }
  },
)

test('a reload at the end of the home page returns to its end', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const footer = page.getByRole('contentinfo')
  await pressToScroll(page, 'End', () => expect(footer).toBeInViewport({ timeout: 2000 }))
  await page.reload()
  await expect(footer).toBeInViewport()
})

test(
  'a scroll offset from before the script has loaded stays afterwards',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await nextFrames(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
    release()
    await waitUntilAlive(page)
    await nextFrames(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
  },
)
