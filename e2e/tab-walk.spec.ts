import { openState } from './audit/open-state.ts'
import { screens, type State } from './audit/states.ts'
import { walkByTab } from './audit/tab-walk.ts'
import { expect, test } from './fixtures.ts'

const screen = (name: string): State => {
  const found = screens.find((one) => one.name === name)
  if (!found) throw new Error(`There is no screen ${name}`)
  return found
}

/** With two products chosen on their cards: the way to the comparison lies over the foot of the window. */
const chosen: State = {
  name: 'products, two chosen',
  address: '/products?search=headphones',
  reach: async (page) => {
    const cards = page.getByRole('listitem').filter({ has: page.locator('article') })
    for (const place of [0, 1]) {
      const compare = cards.nth(place).getByRole('button', { name: /^Compare / })
      // The button comes with what waits until the page is at rest.
      await expect(async () => {
        await page.locator('h1').hover()
        await cards.nth(place).hover()
        await expect(compare).toBeVisible({ timeout: 1000 })
      }).toPass()
      await compare.click()
      await expect(compare).toHaveAttribute('aria-pressed', 'true')
    }
  },
  proof: (page) => page.getByRole('link', { name: 'Compare 2 products' }),
}

/** At least so many stops there and back: a walk that ends at once would find nothing. */
const walks: readonly (readonly [State, number])[] = [
  [screen('home'), 120],
  [screen('list'), 40],
  [chosen, 15],
  [screen('product'), 25],
  [screen('compare'), 12],
]

for (const [state, least] of walks) {
  test(`${state.name}: every stop of Tab has a name and a ring, and nothing lies over it`, async ({
    page,
  }) => {
    test.slow()
    await openState(page, state)
    const there = await walkByTab(page, 'Tab')
    const back = await walkByTab(page, 'Shift+Tab')
    expect([...there.faults, ...back.faults].join('\n'), 'What is wrong on the way').toBe('')
    expect(there.stops.length).toBeGreaterThan(least)
    expect(back.stops.length).toBeGreaterThan(least / 2)
  })
}
