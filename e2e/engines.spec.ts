import { findIbmFailures, findSnifferErrors } from './audit/engines.ts'
import { openState } from './audit/open-state.ts'
import { screens, states } from './audit/states.ts'
import { expect, test } from './fixtures.ts'

for (const state of [...screens, ...states]) {
  test.describe(() => {
    test.use({ allowed: state.isMissing ? [/^answered 404: /] : [] })

    test(`${state.name}: nothing fails in IBM’s engine or HTML_CodeSniffer`, async ({ page }) => {
      test.slow()
      await openState(page, state)
      expect((await findIbmFailures(page)).join('\n'), 'What IBM’s engine found').toBe('')
      expect((await findSnifferErrors(page)).join('\n'), 'What HTML_CodeSniffer found').toBe('')
    })
  })
}
