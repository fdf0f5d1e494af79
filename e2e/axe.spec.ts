import { everyLook, lookAt, openState, someLooks } from './audit/open-state.ts'
import { screens, states } from './audit/states.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const all = [
  ...screens.map((state) => ({ state, looks: everyLook })),
  ...states.map((state, index) => ({ state, looks: someLooks(index) })),
]

test('at least sixty looks are taken', () => {
  expect(all.flatMap(({ looks }) => looks).length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ state }) => state.name)).size).toBe(all.length)
})

for (const { state, looks } of all) {
  test.describe(() => {
    test.use({ allowed: state.isMissing ? [/^answered 404: /] : [] })

    test(`${state.name}: no violations at ${looks.length} widths and themes`, async ({ page }) => {
      // Each look goes through the whole page.
      test.slow()
      await openState(page, state)
      const found: string[] = []
      for (const look of looks) {
        await lookAt(page, state, look)
        const violations = await findAxeViolations(page)
        found.push(...violations.map((violation) => `${look.width} px, ${look.theme}: ${violation}`))
      }
      expect(found.join('\n'), 'Violations that axe found').toBe('')
    })
  })
}
