import { findIbmFailures, findSnifferErrors } from './audit/engines.ts'
import { openState } from './audit/open-state.ts'
import { screens } from './audit/states.ts'
import { expect, test } from './fixtures.ts'

for (const screen of screens) {
  test.describe(() => {
    test.use({ allowed: screen.isMissing ? [/^answered 404: /] : [] })

    test(`${screen.name}: nothing fails in IBM’s engine or HTML_CodeSniffer`, async ({ page }) => {
      test.slow()
      await openState(page, screen)
      expect((await findIbmFailures(page)).join('\n'), 'What IBM’s engine found').toBe('')
      expect((await findSnifferErrors(page)).join('\n'), 'What HTML_CodeSniffer found').toBe('')
    })
  })
}
