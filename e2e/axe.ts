import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { waitUntilStill } from './wait-until-still.ts'

const require = createRequire(import.meta.url)
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Number of elements reported for each broken rule: a mistake in a card is repeated in every card. */
const namedElements = 5

interface Violation {
  readonly id: string
  readonly impact: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

function describe({ id, help, impact, nodes }: Violation): string {
  const elements = nodes
    .slice(0, namedElements)
    .map(({ target, failureSummary }) => `\n    ${target.join(' ')}\n      ${failureSummary}`)
  const rest = nodes.length > namedElements ? `\n    and ${nodes.length - namedElements} more` : ''
  return `${id} (${impact}): ${help}${elements.join('')}${rest}`
}

// Every rule by its name, which includes the ones that axe does not run by default: WCAG A to AAA, best practice,
// experimental. Only deprecated rules are left out.
const run = `axe.run(document, {
  resultTypes: ['violations'],
  runOnly: {
    type: 'rule',
    values: axe.getRules().filter(({ tags }) => !tags.includes('deprecated')).map(({ ruleId }) => ruleId),
  },
}).then(({ violations }) => violations.map(({ id, help, impact, nodes }) => ({
  id, help, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.map(String), failureSummary })),
})))`

/** Descriptions of the violations on the page in its current state; axe stays in the page for the next call. */
export async function findAxeViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate<readonly Violation[]>(run)
  return violations.map(describe)
}

/**
 * Fails, with rule, elements and remedies of each violation, where axe finds any. Waits until the page rests: what
 * fades in has less contrast.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitUntilStill(page)
  expect((await findAxeViolations(page)).join('\n'), 'Violations that axe found').toBe('')
}
