import { everyVariant, showVariant, openState, someVariants } from './audit/open-state.ts'
import { pathOf, screens, states } from './audit/states.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const all = [
  ...screens.map((state) => ({ state, variants: everyVariant })),
  ...states.map((state, index) => ({ state, variants: someVariants(index) })),
]

test('axe scans at least sixty combinations of state, width and theme', () => {
  expect(all.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ state }) => state.name)).size).toBe(all.length)
})

for (const path of new Set(all.map(({ state }) => pathOf(state)))) {
  const visits = all.filter(({ state }) => pathOf(state) === path)

  test.describe(() => {
    test.use({ allowed: visits.some(({ state }) => state.isMissing) ? [/^answered 404: /] : [] })

    test(`axe finds no violations on ${path} in any state`, async ({ page, eachCase }) => {
      await eachCase(
        visits,
        ({ state, variants }) => `${state.name}, at ${variants.length} widths and themes`,
        async ({ state, variants }) => {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.emulateMedia({ colorScheme: 'light' })
          await openState(page, state)
          const found: string[] = []
          for (const variant of variants) {
            await showVariant(page, state, variant)
            const violations = await findAxeViolations(page)
            found.push(
              ...violations.map((violation) => `${variant.width} px, ${variant.theme}: ${violation}`),
            )
          }
          expect(found.join('\n'), 'Violations that axe found').toBe('')
        },
      )
    })
  })
}
