import { openShop } from '../e2e/shop-build.ts'
import { findFreePort } from '../scripts/port.ts'
import { openBrowser } from './open-browser.ts'
import { startServiceProcess } from './service-process.ts'
import { countOf, drawnList, type ShopTrial, tryShop } from './shop-trial.ts'

/** One visit to a shop that is built on a service with this data, of the demo up to an id. */
export async function tryServicePage(data: string, size: number): Promise<ShopTrial> {
  const port = await findFreePort()
  const forBuild = await startServiceProcess(data, { port })
  const shop = await openShop('demo', [1, 2], { folder: 'demo-on-a-service', CATALOGUE_URL: forBuild.url })
  await forBuild.stop()
  try {
    const service = await startServiceProcess(data, { port, origin: new URL(shop.url).origin })
    const browser = await openBrowser()
    try {
      return await tryShop(browser, shop.url, drawnList, countOf(size))
    } finally {
      await browser.close()
      await service.stop()
    }
  } finally {
    await shop.close()
  }
}
