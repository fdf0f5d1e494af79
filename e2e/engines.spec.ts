import { findIbmFailures, findSnifferErrors } from './audit/engines.ts'
import { openState } from './audit/open-state.ts'
import { pathOf, screens, states } from './audit/states.ts'
import { expect, test } from './fixtures.ts'

const all = [...screens, ...states]

for (const path of new Set(all.map(pathOf))) {
  const visited = all.filter((state) => pathOf(state) === path)

  test.describe(() => {
    test.use({ allowed: visited.some(({ isMissing }) => isMissing) ? [/^answered 404: /] : [] })

    test(
      `IBM’s engine and HTML_CodeSniffer find no failures on ${path}`,
      { tag: path === '/compare' ? [] : '@full' },
      async ({ page, eachCase }) => {
        await eachCase(
          visited,
          ({ name }) => name,
          async (state) => {
            // A state before may have been a phone's.
            await page.setViewportSize({ width: 1280, height: 800 })
            await openState(page, state)
            expect((await findIbmFailures(page)).join('\n'), 'What IBM’s engine found').toBe('')
            expect((await findSnifferErrors(page)).join('\n'), 'What HTML_CodeSniffer found').toBe('')
          },
        )
      },
    )
  })
}
