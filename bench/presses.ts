import type { Browser } from 'playwright'
import { tryClick } from './click-trial.ts'
import { interleave } from './interleave.ts'
import type { PressTrials } from './press-report.ts'
import { openSwapSite, swapPath } from './swap-site.ts'

/**
 * Presses on cards of the shop, a second after the load event, and on the page that exchanges elements by hand: without
 * anything before, after hovering, and by touch.
 */
export async function measurePresses(browser: Browser, runs: number): Promise<PressTrials[]> {
  const site = await openSwapSite()
  const presses = (['none', 'hover', 'touch'] as const).flatMap((approach) =>
    ['/', '/products', swapPath].map((path) => ({ path, approach, isByHand: path === swapPath })),
  )
  try {
    const results = await interleave(presses, runs, ({ path, approach, isByHand }, round) => {
      process.stderr.write('.')
      return tryClick(browser, site.url + path, { delay: 1000, index: round, approach, isSwapped: isByHand })
    })
    return [...results].map(([press, trials]) => ({ ...press, trials }))
  } finally {
    await site.close()
  }
}
