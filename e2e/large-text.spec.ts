import { findCutWords, findOverflow } from './audit/measures.ts'
import { openState } from './audit/open-state.ts'
import { screens } from './audit/states.ts'
import { expect, test } from './fixtures.ts'

// Set as the browser's font size: a rule on the page would not affect media queries in em.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

for (const screen of screens) {
  test.describe(() => {
    test.use({ allowed: screen.isMissing ? [/^answered 404: /] : [] })

    test(`${screen.name}: text at 200 % causes no overflow`, async ({ page }) => {
      await openState(page, screen)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await findOverflow(page)).toEqual([])
      expect(await findCutWords(page)).toEqual([])
    })
  })
}
