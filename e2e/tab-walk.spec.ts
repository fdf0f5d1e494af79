import { openState } from './audit/open-state.ts'
import { screens, type State } from './audit/states.ts'
import { walkByTab } from './audit/tab-walk.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

const screen = (name: string): State => {
  const found = screens.find((one) => one.name === name)
  if (!found) throw new Error(`There is no screen ${name}`)
  return found
}

/** The last page of the list, whose rows are fewer. */
const lastPage: State = {
  name: 'list',
  address: `/products?view=list&page=${Math.ceil(shop.total / 30)}`,
  proof: (page) => page.getByRole('heading', { name: /^Products \d+ to \d+ of/ }),
}

/** Chooses two products on their cards: the bar with the link to the comparison covers the bottom of the window. */
const chosen: State = {
  name: 'products, two chosen',
  address: `/products?search=${shop.few.search}`,
  reach: async (page) => {
    const cards = page.getByRole('listitem').filter({ has: page.locator('article') })
    for (const index of [0, 1]) {
      const compare = cards.nth(index).getByRole('button', { name: /^Compare / })
      // The Compare button is one of the parts that load with the first input.
      await expect(async () => {
        await page.locator('h1').hover()
        await cards.nth(index).hover()
        await expect(compare).toBeVisible({ timeout: 1000 })
      }).toPass()
      await compare.click()
      await expect(compare).toHaveAttribute('aria-pressed', 'true')
    }
  },
  proof: (page) => page.getByRole('link', { name: 'Compare 2 products' }),
}

/** Minimum number of stops in both directions: a walk that ends at once would find nothing. */
const walks: readonly (readonly [State, number])[] = [
  [screen('home'), 120],
  [lastPage, 20],
  [chosen, 14],
  [screen('product'), 25],
  [screen('compare'), 12],
]

for (const [state, least] of walks) {
  test(
    `${state.name}: every Tab stop has a name and a focus ring, and nothing covers it`,
    { tag: state.name === 'product' ? [] : '@full' },
    async ({ page }) => {
      test.slow()
      await openState(page, state)
      const there = await walkByTab(page, 'Tab')
      const back = await walkByTab(page, 'Shift+Tab')
      expect([...there.faults, ...back.faults].join('\n'), 'Faults of the walk').toBe('')
      expect(there.stops.length).toBeGreaterThan(least)
      expect(back.stops.length).toBeGreaterThan(least / 2)
    },
  )
}
