import type { Browser } from 'playwright'
import { tryClick } from './click-trial.ts'
import { interleave } from './interleave.ts'
import type { Sites } from './load-sites.ts'
import { openPressPages } from './press-page.ts'
import type { ClickTrials } from './press-report.ts'

type Press = Omit<ClickTrials, 'trials'> & { readonly url: string }

const approaches = ['none', 'hover', 'touch'] as const

/** Presses on cards of the shop, after several times and approaches, and on the pages that are lower limits. */
export async function measurePresses(browser: Browser, sites: Sites, runs: number): Promise<ClickTrials[]> {
  const limits = await openPressPages()
  const presses: readonly Press[] = [
    ...['/', '/products'].flatMap((path) => {
      const page = { path, url: sites.pages.url + path, subject: 'shop' } as const
      return [
        { ...page, delay: 0, approach: 'none' } as const,
        ...[1000, 4000].flatMap((delay) => approaches.map((approach) => ({ ...page, delay, approach }))),
      ]
    }),
    ...approaches.flatMap((approach) => [
      ...[1000, 4000].map(
        (delay) =>
          ({
            path: sites.swap,
            url: sites.pages.url + sites.swap,
            delay,
            approach,
            subject: 'by hand',
          }) as const,
      ),
      ...(['libraries', 'react'] as const).map((subject) => ({
        path: `/${subject}.html`,
        url: limits.urls[subject],
        delay: 1000,
        approach,
        subject,
      })),
    ]),
  ]
  try {
    const results = await interleave(presses, runs, ({ url, delay, approach, subject }, round) => {
      process.stderr.write('.')
      return tryClick(browser, url, { delay, index: round, approach, isSwapped: subject === 'by hand' })
    })
    return [...results].map(([{ path, delay, approach, subject }, trials]) => ({
      path,
      delay,
      approach,
      subject,
      trials,
    }))
  } finally {
    await limits.close()
  }
}
