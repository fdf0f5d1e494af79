import { everyLook, lookAt, openState, someLooks } from './audit/open-state.ts'
import { pathOf, screens, states } from './audit/states.ts'
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

for (const path of new Set(all.map(({ state }) => pathOf(state)))) {
  const visits = all.filter(({ state }) => pathOf(state) === path)

  test.describe(() => {
    test.use({ allowed: visits.some(({ state }) => state.isMissing) ? [/^answered 404: /] : [] })

    test(`no violations on ${path}, whatever a visitor makes of it`, async ({ page, eachCase }) => {
      await eachCase(
        visits,
        ({ state, looks }) => `${state.name}, at ${looks.length} widths and themes`,
        async ({ state, looks }) => {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.emulateMedia({ colorScheme: 'light' })
          await openState(page, state)
          const found: string[] = []
          for (const look of looks) {
            await lookAt(page, state, look)
            const violations = await findAxeViolations(page)
            found.push(...violations.map((violation) => `${look.width} px, ${look.theme}: ${violation}`))
          }
          expect(found.join('\n'), 'Violations that axe found').toBe('')
        },
      )
    })
  })
}
