import type { Locator, Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')

test('a hovered card shows its second image, which is requested then, and so does a card with the focus', async ({
  page,
}) => {
  const closeUps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-closeup')) closeUps.push(request.url())
  })
  await page.goto('/products')
  await waitUntilAlive(page)
  const card = cardsOf(page).nth(1)
  const view = card.locator('img').nth(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await waitForDeferredParts(page)
  await nextFrames(page)
  await expect(view).toHaveCount(0)
  expect(closeUps).toEqual([])

  await card.hover()
  await expect(view).toHaveCSS('opacity', '1')
  expect(closeUps).toHaveLength(1)
  const tools = card.getByRole('button', { name: /^Save / }).locator('..')
  await expect(tools).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(view).toHaveCSS('opacity', '0')
  await expect(tools).toHaveCSS('opacity', '0')
  await cardsOf(page).nth(2).hover()
  await expect(view).toHaveCount(0)

  const first = cardsOf(page).first()
  await first.getByRole('link').focus()
  await expect(first.locator('img').nth(1)).toHaveCSS('opacity', '1')
  await expect(first.getByRole('button', { name: /^Save / }).locator('..')).toHaveCSS('opacity', '1')
  const displays = await first
    .locator('p')
    .evaluateAll((all) => all.map((paragraph) => getComputedStyle(paragraph).display))
  // Description, price, category: paragraphs are no flex containers, see docs/screen-reader.md.
  expect(displays).toHaveLength(3)
  expect(displays).not.toContain('flex')
})

/** Opens a list with a saved product and one that is chosen to compare. */
async function openMarked(page: Page): Promise<void> {
  await page.addInitScript(
    ([saved, chosen]) => {
      localStorage.setItem('shop/saved/1', `[${saved}]`)
      sessionStorage.setItem('shop/compare/1', `[${chosen}]`)
    },
    [shop.first.id, shop.second.id],
  )
  await page.goto('/products')
  await waitUntilAlive(page)
  await page.getByRole('heading', { level: 1 }).hover()
}

test('a list with marks on its cards has no axe violations', { tag: '@full' }, async ({ page }) => {
  await openMarked(page)
  await expect(cardsOf(page).getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(cardsOf(page).getByText('Chosen to compare')).toHaveCount(1)
  await expectNoAxeViolations(page)
})

test(
  'Tab reaches the tools of a card at the moment at which the pointer enters another one',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?size=2000')
    await waitUntilAlive(page)
    const card = cardsOf(page).nth(1)
    await card.hover()
    await expect(card.getByRole('button', { name: /^Save / })).toBeAttached()
    await card.getByRole('button', { name: /^Add to Cart/ }).focus()
    // A list that scrolls moves another card under the pointer, and the browser reports it at any moment.
    await cardsOf(page)
      .nth(2)
      .evaluate((other) => {
        const enter = () => other.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        window.addEventListener('keydown', enter, { once: true })
      })
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: /^Save / })).toBeFocused()
  },
)

test(
  'without hover only a saved card has a heart, and a chosen one a tick, also after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await cardsOf(page).nth(1).hover()
    await cardsOf(page)
      .nth(1)
      .getByRole('button', { name: /^Save / })
      .click()
    const heading = page.getByRole('heading', { level: 1 })
    const saved = cardsOf(page).getByText('Saved', { exact: true })
    const chosen = cardsOf(page).getByText('Chosen to compare')
    await heading.hover()
    await cardsOf(page).nth(2).hover()
    await cardsOf(page)
      .nth(2)
      .getByRole('button', { name: /^Compare / })
      .click()
    await heading.hover()
    await expect(chosen).toHaveCount(1)
    await expect(saved).toHaveCount(1)
    await expect(cardsOf(page).nth(1).getByText('Saved', { exact: true })).toHaveCount(1)

    await page.reload()
    await waitUntilAlive(page)
    await heading.hover()
    const card = cardsOf(page).nth(1)
    /** Within the card: hovering may scroll the page. */
    const placeOf = async (one: Locator) => {
      const [box, outer] = [await one.boundingBox(), await card.boundingBox()]
      if (!box || !outer) throw new Error('Nothing is drawn.')
      return [box.x - outer.x, box.y - outer.y, box.width, box.height].map(Math.round)
    }
    const place = await placeOf(card.getByText('Saved', { exact: true }).locator('..'))
    // A card without a heart has the tick in the same place.
    const tick = async () => {
      const [box, outer] = [
        await chosen.locator('..').boundingBox(),
        await cardsOf(page).nth(2).boundingBox(),
      ]
      return [(box?.x ?? 0) - (outer?.x ?? 0), (box?.y ?? 0) - (outer?.y ?? 0)].map(Math.round)
    }
    const tickPlace = await tick()
    await card.hover()
    const compare = await placeOf(card.getByRole('button', { name: /^Compare / }))
    expect(tickPlace).toEqual(compare.slice(0, 2))
    const button = card.getByRole('button', { name: /^Save / })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    // The button covers the mark.
    expect(await placeOf(button)).toEqual(place)
    await button.click()
    await expect(saved).toHaveCount(0)
  },
)

test(
  'the header’s link has the number of saved products, also after a reload, and nothing beside it moves',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    const heading = page.getByRole('heading', { level: 1 })
    const header = page.getByRole('banner')
    const saved = (name: string) => header.getByRole('link', { name, exact: true })
    const cart = header.getByRole('button', { name: /^Cart/ })
    await expect(saved('Saved')).toBeVisible()
    const width = (await saved('Saved').boundingBox())?.width
    const places = await cart.boundingBox()
    for (const [index, name] of ['Saved 1', 'Saved 2'].entries()) {
      await cardsOf(page).nth(index).hover()
      await cardsOf(page)
        .nth(index)
        .getByRole('button', { name: /^Save / })
        .click()
      await expect(saved(name)).toBeVisible()
    }
    await page.reload()
    await waitUntilAlive(page)
    await heading.hover()
    await expect(saved('Saved 2')).toBeVisible()
    expect((await saved('Saved 2').boundingBox())?.width).toBe(width)
    expect(await cart.boundingBox()).toEqual(places)
  },
)

test(
  'with a touch screen beside the mouse every card has Save and Compare',
  { tag: '@full' },
  async ({ page }) => {
    // Chromium emulates a touch screen as the only pointer.
    await page.addInitScript(() => {
      const matchMedia = window.matchMedia.bind(window)
      window.matchMedia = (query) => matchMedia(query.replace('(any-pointer: coarse)', 'all'))
    })
    await page.goto('/products')
    await waitUntilAlive(page)
    await page.getByRole('heading', { level: 1 }).hover()
    const hearts = cardsOf(page).getByRole('button', { name: /^Save / })
    await expect.poll(async () => (await hearts.count()) - (await cardsOf(page).count())).toBe(0)
    await cardsOf(page).nth(1).hover()
    await expect(
      cardsOf(page)
        .nth(1)
        .getByRole('button', { name: /^Save / }),
    ).toHaveCount(1)
  },
)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('names are whole in the first cards of a phone, and nothing but badges is over the image', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/products')
    await waitUntilAlive(page)
    const card = cardsOf(page).first()
    await expect(card.getByRole('button', { name: /^Save / })).toBeVisible()
    const cards = await cardsOf(page)
      .getByRole('article')
      .evaluateAll((all) =>
        all.slice(0, 6).map((article) => {
          const at = (selector: string) =>
            article.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const name = article.querySelector('h3 a > span:last-child')
          const tools = article.querySelector('button[aria-pressed]')?.parentElement
          return {
            isCut: !name || name.scrollHeight > name.clientHeight + 1,
            fromCategory: at('h3').left - at('p:has([role="img"])').left,
            underImage: (tools?.getBoundingClientRect().top ?? 0) - at('h3 img').bottom,
            beside: (tools?.getBoundingClientRect().bottom ?? 0) - at('button').bottom,
          }
        }),
      )
    expect(cards).toHaveLength(6)
    for (const { isCut, fromCategory, underImage, beside } of cards) {
      expect(isCut).toBe(false)
      expect(fromCategory).toBe(0)
      expect(underImage).toBeGreaterThan(0)
      expect(Math.abs(beside)).toBeLessThan(1)
    }
  })

  test(
    'Save and Compare take no room in a card, so nothing moves when they appear',
    { tag: '@full' },
    async ({ page }) => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('/products')
        await waitUntilAlive(page)
        await expect(
          cardsOf(page)
            .last()
            .getByRole('button', { name: /^Save / }),
        ).toBeAttached()
        const boxes = () =>
          cardsOf(page)
            .locator('article > :not(:has(button))')
            .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
        const withTools = await boxes()
        expect(withTools.length).toBeGreaterThan(30)
        await cardsOf(page).evaluateAll((cards) => {
          for (const tools of cards.map((card) => card.querySelector('[aria-pressed]')?.parentElement))
            tools?.remove()
        })
        expect(await boxes()).toEqual(withTools)
      }
    },
  )

  test(
    'a list with tools and marks on its cards has no axe violations',
    { tag: '@full' },
    async ({ page }) => {
      await openMarked(page)
      await expect(cardsOf(page).getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(1)
      await expectNoAxeViolations(page)
    },
  )

  for (const [at, path] of ['/products', '/?shown=60', '/products?size=10000'].entries())
    test(
      `every card of ${path} has Save and Compare, and a touch requests no second image`,
      { tag: at === 0 ? [] : '@full' },
      async ({ page }) => {
        await page.goto(path)
        await waitUntilAlive(page)
        const first = cardsOf(page).first()
        const heart = first.getByRole('button', { name: /^Save / })
        await expect(heart).toHaveAttribute('aria-pressed', 'false')
        const hearts = cardsOf(page).getByRole('button', { name: /^Save / })
        await expect.poll(async () => (await hearts.count()) - (await cardsOf(page).count())).toBe(0)
        await first.getByRole('button', { name: /^Compare / }).tap()
        await expectAnnounced(page, /chosen to compare, choose another$/)

        await heart.tap()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await expectAnnounced(page, 'Saved')
        await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
        await expect(first.locator('img')).toHaveCount(1)
      },
    )
})
