import type { Browser, CDPSession } from 'playwright'
import { readPageMemory } from './page-memory.ts'
import type { Origin } from './search-page/open-large.ts'

/** Milliseconds between two looks at a page's title. */
const pollEvery = 100

/** Opens a page outside Playwright's contexts and waits until it has set its title. */
async function openTarget(session: CDPSession, url: string): Promise<string> {
  const { targetId } = await session.send('Target.createTarget', { url })
  for (;;) {
    const { targetInfos } = await session.send('Target.getTargets')
    const target = targetInfos.find((one) => one.targetId === targetId)
    if (!target) throw new Error(`The page ${url} was closed.`)
    if (target.title === 'done') return targetId
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
  }
}

/**
 * MB that an open catalogue adds to a page, garbage included; null where the system does not report memory. Playwright
 * keeps the body of every response in the memory of its pages (220 MB for a million given records), so that the page is
 * not one of its own: it is compared with the same page without a catalogue.
 */
export async function measureMemory(
  browser: Browser,
  url: string,
  origin: Origin,
  size: number,
): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const targets: string[] = []
  const sizes = [await readPageMemory(browser)]
  for (const catalogue of ['', `${origin}-${size}`]) {
    targets.push(await openTarget(session, `${url}/#open-${catalogue}`))
    sizes.push(await readPageMemory(browser))
  }
  for (const targetId of targets) await session.send('Target.closeTarget', { targetId })
  await session.detach()
  const [before, withPage, withCatalogue] = sizes
  if (before === null || before === undefined || !withPage || !withCatalogue) return null
  return withCatalogue - withPage - (withPage - before)
}
