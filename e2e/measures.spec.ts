import { findCutWords, findOverflow, findSmallTargets, spaceText } from './audit/measures.ts'
import { openState } from './audit/open-state.ts'
import { screens, type State, states } from './audit/states.ts'
import { expect, test } from './fixtures.ts'

/** Calendar days, seven a row at 320 px, may have 40 px; what else is smaller is named here. */
const smaller: readonly RegExp[] = [/^button "(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, /]

const some = (names: readonly string[]): readonly State[] => states.filter(({ name }) => names.includes(name))
const measured = [
  ...screens,
  ...some([
    'product, specifications',
    'products, filters open',
    'drawer, filled',
    'list of shortcuts',
    'booking, errors',
    'booking, done',
  ]),
]

for (const state of measured) {
  test.describe(() => {
    test.use({ allowed: state.isMissing ? [/^answered 404: /] : [] })

    test(`${state.name}: large targets, no overflow, nothing cut`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 320, height: 256 })
      await openState(page, state)
      const found: string[] = []
      const note = (where: string, faults: readonly string[]) =>
        found.push(...faults.map((fault) => `${where}: ${fault}`))
      note('320 × 256', await findOverflow(page))
      await page.setViewportSize({ width: 320, height: 800 })
      note('targets at 320 px', await findSmallTargets(page, smaller))
      await page.setViewportSize({ width: 1280, height: 800 })
      note('targets at 1280 px', await findSmallTargets(page))
      const cut = new Set(await findCutWords(page))
      await spaceText(page)
      note('spaced text', await findOverflow(page))
      note(
        'spaced text, cut',
        (await findCutWords(page)).filter((words) => !cut.has(words)),
      )
      expect(found.join('\n'), 'What is too small, too wide or cut').toBe('')
    })
  })
}
