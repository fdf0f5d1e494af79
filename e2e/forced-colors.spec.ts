import { findAlikeChoices, findEdgeless } from './audit/forced-colors.ts'
import { openState } from './audit/open-state.ts'
import { screens, states } from './audit/states.ts'
import { findForm } from './booking.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** States with controls that the screens do not have. */
const drawn = new Set([
  'home, reviews rotating',
  'products, filters open',
  'products of a large catalogue',
  'product, picture enlarged',
  'suggestions',
  'list of shortcuts',
  'drawer, after a removal',
  'drawer, alert',
  'booking, errors',
  'booking, done',
])

/** The screens with most kinds of controls. */
const sampled = new Set(['home', 'products', 'product', 'compare'])

for (const [what, some] of Object.entries({
  'main screens': screens.filter(({ name }) => sampled.has(name)),
  'other screens': screens.filter(({ name }) => !sampled.has(name)),
  'other states': states.filter(({ name }) => drawn.has(name)),
})) {
  test.describe(() => {
    test.use({ allowed: some.some(({ isMissing }) => isMissing) ? [/^answered 404: /] : [] })

    test(
      `${what}: in forced colours controls have edges, and selected ones differ`,
      { tag: some.every(({ name }) => sampled.has(name)) ? [] : '@full' },
      async ({ page, eachCase }) => {
        await eachCase(
          some,
          ({ name }) => name,
          async (state) => {
            await page.emulateMedia({ forcedColors: 'active' })
            await openState(page, state)
            // The form loads when it nears the window.
            if (state.name === 'home') await findForm(page)
            // Polled, since transitions may still run.
            await expect.poll(() => findEdgeless(page), 'Controls without an edge').toEqual([])
            await expect.poll(() => findAlikeChoices(page), 'Choices that look alike').toEqual([])
          },
        )
      },
    )
  })
}

test(
  'with forced colours one box is around both thumbs of the price slider, and none crosses it',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/products?max=${shop.cheap.max}`)
    await waitUntilAlive(page)
    const thumbs = page.getByRole('slider')
    await expect(thumbs.first()).toBeVisible()
    const borders = await thumbs.evaluateAll((inputs) => ({
      own: inputs.map((input) => getComputedStyle(input).borderTopWidth),
      around: inputs.map((input) =>
        input.parentElement ? getComputedStyle(input.parentElement, '::after').borderTopWidth : '',
      ),
    }))
    expect(borders).toEqual({ own: ['0px', '0px'], around: ['1px', '1px'] })
  },
)

test(
  'in forced colours a line ends the heads of a comparison, and rows that differ have a mark',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/compare?ids=${shop.first.id},${shop.second.id},${shop.third.id}`)
    await waitUntilAlive(page)
    await expect(page.locator('thead')).toHaveCSS('outline-style', 'solid')
    const borderOf = (name: string) =>
      page
        .getByRole('rowheader', { name, exact: true })
        .evaluate((header) => getComputedStyle(header).borderInlineStartWidth)
    expect(await borderOf('Price differs')).toBe('4px')
    expect(await borderOf('Category')).toBe('0px')
  },
)
