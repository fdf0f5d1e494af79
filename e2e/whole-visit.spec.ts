import { openCountingProxy } from '../bench/counting-proxy.ts'
import { visitPaths, weighVisit } from '../bench/visit-trial.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { followRequests } from './follow-requests.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ serviceWorkers: 'allow' })

for (const [path, width] of [
  ...visitPaths.map((one) => [one, 1280] as const),
  [`/products?${shop.category.query}`, 412] as const,
]) {
  test(
    `${path} at ${width} px, untouched, stays within the limits of a visit`,
    { tag: width === 412 ? [] : '@full' },
    async ({ page, baseURL }) => {
      const proxy = await openCountingProxy(baseURL ?? '')
      // Playwright's own reads of a page count as a visitor's input.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
      })
      try {
        await page.setViewportSize({ width, height: 800 })
        const untilIdle = followRequests(page)
        await page.goto(proxy.url + path, { waitUntil: 'networkidle' })
        await waitUntilAlive(page)
        await untilIdle()
        const { scriptBytes, scripts, bytes, requests } = weighVisit(proxy.transfers)
        // On a phone the shop scrolls the line of categories to the chosen one: no input that loads more.
        if (path.includes('?')) expect(scripts).toBe(5)
        expect(scriptBytes).toBeGreaterThan(90_000)
        expect(scriptBytes).toBeLessThanOrEqual(130_000)
        expect(bytes).toBeLessThanOrEqual(320_000)
        expect(requests).toBeLessThanOrEqual(40)
      } finally {
        await proxy.close()
      }
    },
  )
}
