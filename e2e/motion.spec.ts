import { expect, test } from './fixtures.ts'
import { demoOnly } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test('a chip grows as it appears, and stands still where less motion is requested', async ({ page }) => {
  await page.goto('/products?sale=true')
  const chip = page.getByRole('button', { name: 'On sale, remove' })
  const seconds = () => chip.evaluate((one) => parseFloat(getComputedStyle(one).animationDuration))
  await expect(chip).not.toHaveCSS('animation-name', 'none')
  expect(await seconds()).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBeLessThan(0.001)
})

// The tea shop has no ratings.
test(
  'a removed chip is drawn for a transition, without keys and screen readers, and no longer where less motion is requested',
  demoOnly,
  async ({ page }) => {
    await page.goto('/products?sale=true&rating=4')
    await waitUntilAlive(page)
    /** Removes the chip; milliseconds of the longest transition that it starts, undefined if it is gone at once. */
    const remove = (words: string) =>
      page.getByRole('button', { name: `${words}, remove` }).evaluate(async (chip: HTMLElement) => {
        const item = chip.closest('li')
        await new Promise((done) => {
          if (item) new MutationObserver(done).observe(item, { attributeFilter: ['hidden'] })
          chip.click()
        })
        const times = item?.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)) ?? []
        return { isInert: item?.inert, isDrawn: item?.checkVisibility(), longest: Math.max(0, ...times) }
      })
    const leaving = await remove('On sale')
    expect(leaving).toMatchObject({ isInert: true, isDrawn: true })
    expect(leaving.longest).toBeGreaterThan(100)
    const next = page.getByRole('button', { name: 'Rated 4 and up, remove' })
    await expect(next).toBeFocused()
    await expect(page.getByText('On sale', { exact: true })).toBeHidden()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await remove('Rated 4 and up')).longest).toBeLessThan(1)
    await expect(page.getByRole('group', { name: 'Filters in use' })).toBeHidden()
  },
)
