import { openShop } from '../e2e/shop-build.ts'
import { findFreePort } from '../scripts/serve/port.ts'
import { openBrowser } from './open-browser.ts'
import { startServiceProcess } from './service-process.ts'
import { countOf, drawnList, type ShopTrial, tryShop } from './shop-trial.ts'

/** Visits, each in a browser of its own, to a shop that is built on a service with this data, of the demo up to an id. */
export async function visitServiceShop(data: string, size: number, count: number): Promise<ShopTrial[]> {
  const port = await findFreePort()
  const forBuild = await startServiceProcess(data, { port })
  const shop = await openShop('demo', [1, 2], { folder: 'demo-on-a-service', CATALOGUE_URL: forBuild.url })
  await forBuild.stop()
  try {
    const service = await startServiceProcess(data, { port, origin: new URL(shop.url).origin, isGuest: true })
    try {
      const visits: ShopTrial[] = []
      while (visits.length < count) {
        const browser = await openBrowser()
        try {
          visits.push(await tryShop(browser, shop.url, drawnList, countOf(size)))
        } finally {
          await browser.close()
        }
      }
      return visits
    } finally {
      await service.stop()
    }
  } finally {
    await shop.close()
  }
}
