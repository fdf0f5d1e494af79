import { openCountingProxy } from '../bench/counting-proxy.ts'
import { weighVisit } from '../bench/visit-trial.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

for (const path of ['/', '/products', '/product/1']) {
  test(`${path}, untouched, stays within the limits of a visit for script, files, bytes and requests`, async ({
    page,
    baseURL,
  }) => {
    const proxy = await openCountingProxy(baseURL ?? '')
    try {
      await page.goto(proxy.url + path, { waitUntil: 'networkidle' })
      const { scriptBytes, scripts, bytes, requests, largestHeader } = weighVisit(proxy.transfers)
      expect(scriptBytes).toBeGreaterThan(90_000)
      expect(scriptBytes).toBeLessThanOrEqual(130_000)
      expect(scripts).toBeLessThanOrEqual(25)
      expect(bytes).toBeLessThanOrEqual(400_000)
      expect(requests).toBeLessThanOrEqual(60)
      expect(largestHeader).toBeLessThanOrEqual(400)
    } finally {
      await proxy.close()
    }
  })
}
