import { isFull } from '../tests/sample.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('a category’s long name pushes nothing out of a card', async ({ page }) => {
  for (const path of ['/products', '/products?view=list'])
    for (const width of isFull ? [320, 360, 600, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await waitUntilAlive(page)
      const beyond = await page.evaluate(() => {
        const list = document.querySelector('[aria-label="Products"], main ul')
        const cards = [...(list?.querySelectorAll('article') ?? [])].slice(0, 6)
        return cards.flatMap((card) => {
          const name = [...card.querySelectorAll('p, p > span')].find(
            (one) => one.childElementCount === 0 && /^(?:Electronics|Tea\w*)$/.test(one.textContent),
          )
          if (!name) return ['no category']
          name.textContent = 'Lampenschirmzubehörteile W'
          const box = card.getBoundingClientRect()
          return [...card.querySelectorAll('button, p, h3')]
            .filter((part) => part.getBoundingClientRect().right > box.right + 0.5)
            .map((part) => part.textContent)
        })
      })
      expect(beyond, `${path} at ${width} px`).toEqual([])
    }
})

test('thirty pictures leave a product’s name in a phone’s window', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  const views = page.getByRole('list', { name: 'Views' })
  await views.evaluate((list) => {
    while (list.childElementCount < 30) list.append(list.firstElementChild?.cloneNode(true) ?? '')
  })
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(name?.y).toBeLessThan(740)
  const last = views.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.99 })
})
