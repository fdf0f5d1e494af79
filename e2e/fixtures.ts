import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'

interface Options {
  /**
   * Expected problems: one whose text, address included, matches any of these does not fail the test.
   * `test.use({ allowed: [/\/no-such-page$/] })` allows a missing page with status 404.
   */
  allowed: RegExp[]
}

/** Collects all problems in the pages of a context, each as one line. */
function collectProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Reported below, with its reason, as a response or a failed request.
    if (message.text().startsWith('Failed to load resource')) return
    // The configuration blocks service workers by default.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    problems.push(`console.${message.type()}: ${message.text()} at ${message.location().url}`)
  })
  context.on('weberror', (problem) =>
    problems.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
  )
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answered ${response.status()}: ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Aborted by the page, or by leaving it.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
  })
  return problems
}

/** Ends a case: leaves its page, which would keep running, and clears the storage. */
async function leaveShop(page: Page): Promise<void> {
  // A file of the case's shop without a script. Another origin would end the page's process, and keep the shop's storage.
  const { origin } = new URL(page.url())
  await page.goto(origin === 'null' ? '/robots.txt' : `${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * Runs each case on the same page, in a step with a title; a failed case does not keep the others from running. Each case
 * begins with empty storage and a new document. A page's second load takes half of the processor time of the first, since
 * the browser's cache stays.
 */
type EachCase = <Case>(
  cases: readonly Case[],
  title: (one: Case) => string,
  run: (one: Case) => Promise<void>,
) => Promise<void>

interface Fixtures {
  readonly announcements: void
  readonly problems: readonly string[]
  readonly eachCase: EachCase
}

/** Playwright's `test`, which also fails on console errors, warnings and failed requests. */
export const test = base.extend<Options & Fixtures>({
  allowed: [[], { option: true }],
  problems: [
    async ({ context, allowed }, use) => {
      const problems = collectProblems(context)
      await use(problems)
      expectNoProblems(problems, allowed)
    },
    { auto: true },
  ],
  announcements: [
    async ({ context }, provide) => {
      await recordAnnouncements(context)
      await provide()
    },
    { auto: true },
  ],
  eachCase: async ({ page }, provide, { timeout }) => {
    await provide(async (cases, title, run) => {
      base.setTimeout(timeout * cases.length)
      for (const one of cases) {
        await base
          .step(title(one), () => run(one))
          .catch((error: unknown) =>
            expect.soft(error instanceof Error ? error.stack : error, title(one)).toBeUndefined(),
          )
        await leaveShop(page)
      }
    })
  },
})

function expectNoProblems(problems: readonly string[], allowed: readonly RegExp[]): void {
  const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
  expect(unexpected, 'Problems in the browser').toEqual([])
}

export { expectNoAxeViolations } from './axe.ts'
export { expect }
