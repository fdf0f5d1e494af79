import type { Page } from '@playwright/test'
import { everyVariant, showVariant, openState, someVariants, type Variant } from './audit/open-state.ts'
import { pathOf, screens, type State, states } from './audit/states.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** Each screen in one variant, and each variant on at least one screen. */
const sampled = screens.map((state, index) => {
  const at = index % everyVariant.length
  return { state, variants: everyVariant.slice(at, at + 1) }
})
const all = [
  ...screens.map((state) => ({ state, variants: everyVariant })),
  ...states.map((state, index) => ({ state, variants: someVariants(index) })),
]

test('axe scans at least sixty combinations of state, width and theme', () => {
  expect(all.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ state }) => state.name)).size).toBe(all.length)
  expect(new Set(sampled.flatMap(({ variants }) => variants)).size).toBe(everyVariant.length)
})

for (const { what, visits, details } of [
  { what: 'as it loads, in one width and theme', visits: sampled, details: {} },
  { what: 'in any state', visits: all, details: { tag: '@full' } },
]) {
  for (const path of new Set(visits.map(({ state }) => pathOf(state)))) {
    const there = visits.filter(({ state }) => pathOf(state) === path)

    test.describe(() => {
      test.use({ allowed: there.some(({ state }) => state.isMissing) ? [/^answered 404: /] : [] })

      test(`axe finds no violations on ${path} ${what}`, details, async ({ page, eachCase }) => {
        await eachCase(
          there,
          ({ state, variants }) => `${state.name}, at ${variants.length} widths and themes`,
          ({ state, variants }) => expectNoViolations(page, state, variants),
        )
      })
    })
  }
}

async function expectNoViolations(page: Page, state: State, variants: readonly Variant[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await openState(page, state)
  const found: string[] = []
  for (const variant of variants) {
    await showVariant(page, state, variant)
    const violations = await findAxeViolations(page)
    found.push(...violations.map((violation) => `${variant.width} px, ${variant.theme}: ${violation}`))
  }
  expect(found.join('\n'), 'Violations that axe found').toBe('')
}
