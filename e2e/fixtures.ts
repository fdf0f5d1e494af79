import { type BrowserContext, expect, test as base } from '@playwright/test'

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

/** Playwright's `test`, failing also on what a visitor would not notice: console errors, warnings, failed requests. */
export const test = base.extend<Options & { problems: readonly string[] }>({
  allowed: [[], { option: true }],
  problems: [
    async ({ context, allowed }, use) => {
      const problems = collectProblems(context)
      await use(problems)
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'Problems in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expectNoAxeViolations } from './axe.ts'
export { expect }
