import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { NoFrames } from './scroll-through.ts'

interface Options {
  /**
   * Problems that a test expects: those whose words, address included, match any of these do not fail it.
   * `test.use({ allowed: [/\/no-such-page$/] })` lets a missing page answer 404.
   */
  allowed: RegExp[]
}

/** Everything that goes wrong in the pages of a context, as it happens, each as one line. */
function collectProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The same is told, with its reason, as an answer or a failed request.
    if (message.text().startsWith('Failed to load resource')) return
    // The configuration bars service workers wherever a test is not about them.
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
    // The page itself, or leaving it, called the request off.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
  })
  return problems
}

/** Nothing of a case is left for the next: neither its page, which would go on, nor what it stored. */
async function leaveShop(page: Page): Promise<void> {
  // A file of the shop's origin without a script. Another origin would end the browser's process of the page.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * Tries each case on the same page, in a step of its own with a title of its own, and fails at the end with all that
 * failed. Each begins with empty storage and a new page; what the browser cached of the shop's files stays. A case in which
 * the browser stops drawing is tried once more. A page's second load takes half of the processor's time of the first.
 */
type EachCase = <Case>(
  cases: readonly Case[],
  title: (one: Case) => string,
  run: (one: Case) => Promise<void>,
) => Promise<void>

interface Fixtures {
  readonly problems: readonly string[]
  readonly eachCase: EachCase
}

/** Playwright's `test`, failing also on what a visitor would not notice: console errors, warnings, failed requests. */
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
  eachCase: async ({ page, problems, allowed }, provide, { timeout }) => {
    await provide(async (cases, title, run) => {
      base.setTimeout(timeout * cases.length)
      const failures: string[] = []
      for (const one of cases) {
        const tryOnce = () =>
          base.step(title(one), async () => {
            const before = problems.length
            await run(one)
            await leaveShop(page)
            expectNoProblems(problems.slice(before), allowed)
          })
        await tryOnce()
          .catch(async (error: unknown) => {
            if (!(error instanceof NoFrames)) throw error
            // A navigation makes the browser draw again.
            await leaveShop(page)
            await tryOnce()
          })
          .catch(async (error: unknown) => {
            failures.push(`${title(one)}: ${error instanceof Error ? error.stack : String(error)}`)
            // What failed is reported even where the page is gone.
            await leaveShop(page).catch(() => undefined)
          })
      }
      expect(failures.join('\n\n'), 'Cases that failed').toBe('')
    })
  },
})

function expectNoProblems(problems: readonly string[], allowed: readonly RegExp[]): void {
  const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
  expect(unexpected, 'Problems in the browser').toEqual([])
}

export { expectNoAxeViolations } from './axe.ts'
export { expect }
