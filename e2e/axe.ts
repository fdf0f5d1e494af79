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

/** Elements that are named of each broken rule: one mistake in a card is there once a card. */
const told = 5

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

function tell({ id, help, impact, nodes }: Violation): string {
  const elements = nodes.slice(0, told).map(({ target, any, all, none }) => {
    const reasons = [...any, ...all, ...none].map(({ message }) => `\n      ${message}`)
    return `\n    ${target.join(' ')}${reasons.join('')}`
  })
  const rest = nodes.length > told ? `\n    and ${nodes.length - told} more` : ''
  return `${id} (${impact}): ${help}${elements.join('')}${rest}`
}

/** Fails, with rule, elements and remedies of each, where axe finds anything on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(tell).join('\n'), 'Violations that axe found').toBe('')
}
