import { openState } from './audit/open-state.ts'
import { outlineOf } from './audit/spoken-outline.ts'
import { screens, states } from './audit/states.ts'
import { expect, test } from './fixtures.ts'
import { scrollThrough } from './scroll-through.ts'

// Read what has changed as a listener would, then write it anew: `npm run e2e -- spoken-outline --update-snapshots`.
const heard = new Set([
  'home',
  'products',
  'list',
  'product',
  'compare',
  'missing-page',
  'products, filters open',
  'products, nothing found',
  'drawer, filled',
])

for (const state of [...screens, ...states].filter(({ name }) => heard.has(name))) {
  test.describe(() => {
    test.use({ allowed: state.isMissing ? [/^answered 404: /] : [] })

    test(`${state.name}: what a screen reader meets`, async ({ page }) => {
      await openState(page, state)
      // Parts that hydrate when they are near the window are recorded hydrated.
      if (state.name === 'home') {
        await scrollThrough(page)
        await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible()
        await expect(page.getByText('Open now')).toBeVisible()
        await expect(page.getByRole('form', { name: 'Book a wholesale meeting' })).toBeVisible()
      }
      await expect(page.locator('#announcer')).toBeEmpty()
      // What comes after the first drawing changes the tree once more.
      await page.waitForLoadState('networkidle')
      let outline = ''
      await expect
        .poll(async () => {
          const before = outline
          outline = await outlineOf(page)
          return outline === before
        })
        .toBe(true)
      expect(outline).toMatchSnapshot(`${state.name.replaceAll(/\W+/g, '-')}.txt`)
    })
  })
}
