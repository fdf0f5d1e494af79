import { openState } from './audit/open-state.ts'
import { listen } from './audit/spoken.ts'
import { readings } from './audit/states.ts'
import { readTree } from './audit/tree.ts'
import { expect, test } from './fixtures.ts'

// Text files that are read by people: after a change, `npm run e2e -- readings --update-snapshots`, then read the difference.
for (const state of readings) {
  test.describe(() => {
    test.use({ allowed: state.isMissing ? [/^answered 404: /] : [] })

    test(`${state.name}: reads as it did when it was last read`, async ({ page }) => {
      await openState(page, state)
      const file = `${state.name.replaceAll(/[^a-z]+/g, '-')}.txt`
      expect.soft(await readTree(page, state.branch)).toMatchSnapshot(['trees', file])
      expect(await listen(page, state.part ?? 'main')).toMatchSnapshot(['spoken', file])
    })
  })
}
