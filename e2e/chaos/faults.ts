import type { Page, Route } from 'playwright'
import type { Random } from './random.ts'

/** The network faults for the next few steps. */
export const networks = ['sound', 'sound', 'sound', 'dropping', 'slow', 'offline'] as const
export type Network = (typeof networks)[number]

const failures: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  (route) => route.abort('connectionreset'),
]

/** Sets the faults from now on; the previous ones end. */
export async function setNetwork(page: Page, network: Network, random: Random): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(network === 'offline')
  if (network === 'dropping') {
    // Drawn once: the same files fail during the whole fault, as after a deploy.
    const salt = random.below(1_000_000)
    await page.route('**/assets/**', async (route) => {
      const code = Array.from(route.request().url()).reduce(
        (sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973,
        salt,
      )
      const fail = code % 3 === 0 ? failures[code % failures.length] : undefined
      await (fail ? fail(route) : route.continue()).catch(() => undefined)
    })
  }
  if (network === 'slow') {
    const delay = 100 + random.below(900)
    await page.route('**/*', async (route) => {
      await new Promise((done) => setTimeout(done, delay))
      await route.continue().catch(() => undefined)
    })
  }
}
