import { openState } from './audit/open-state.ts'
import { outlineOf } from './audit/spoken-outline.ts'
import { screens, states } from './audit/states.ts'
import { expect, test } from './fixtures.ts'
import { scrollThrough } from './scroll-through.ts'
import { followRequests } from './follow-requests.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'
import { whenStill } from './wait-until-still.ts'

// Read the changes, then record them: `SAMPLE=full npm run e2e -- spoken-outline --update-snapshots`.
const recorded = [
  'home',
  'products',
  'product',
  'list',
  'compare',
  'missing-page',
  'products, filters open',
  'products, nothing found',
  'drawer, filled',
]
const shown = recorded.flatMap((recordedName) =>
  [...screens, ...states].filter(({ name }) => name === recordedName),
)

test.use({ allowed: [/^answered 404: .*\/nowhere$/] })

for (const [at, state] of shown.entries())
  test(
    `the accessibility tree is the recorded one: ${state.name}`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      const untilIdle = followRequests(page)
      await openState(page, state)
      // Records parts with visible-triggered hydration in their hydrated state.
      if (state.name === 'home') {
        await scrollThrough(page)
        await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible()
        await expect(page.getByText('Open now')).toBeVisible()
        await expect(page.getByRole('form', { name: 'Book a wholesale meeting' })).toBeVisible()
      }
      await expect(page.locator('#announcer')).toBeEmpty()
      // Parts that load with the first input change the tree.
      await waitForDeferredParts(page)
      await untilIdle()
      const outline = await whenStill(page, () => outlineOf(page))
      expect(outline).toMatchSnapshot(`${state.name.replaceAll(/\W+/g, '-')}.txt`)
    },
  )
