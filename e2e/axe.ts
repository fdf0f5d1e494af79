import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Every tag that axe has a rule under but `deprecated`: WCAG A to AAA, best practice, experimental. Naming a tag
 * switches on the rules that axe leaves off by itself, such as `target-size`.
 */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag2a-obsolete',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
  'review-item',
]

/** Fails, with rule, element and remedy of each, where axe finds anything on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const told = violations.flatMap(({ id, help, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}): ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  )
  expect(told.join('\n\n'), 'Violations that axe found').toBe('')
}
