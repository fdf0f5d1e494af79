import { expect, test } from './fixtures.ts'
import { filtersPanel, filtersToggle } from './open-filters.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

declare global {
  interface Window {
    /** The properties that have changed by transitions and animations. */
    moved: { readonly transitions: Set<string>; readonly animations: Set<string> }
  }
}

/** Before the page's own scripts: records which properties move. */
function recordMotion(): void {
  window.moved = { transitions: new Set(), animations: new Set() }
  const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  addEventListener('transitionrun', ({ propertyName }) => window.moved.transitions.add(propertyName), true)
  addEventListener(
    'animationstart',
    ({ target }) => {
      if (!(target instanceof Element)) return
      for (const { effect } of target.getAnimations())
        if (effect instanceof KeyframeEffect && !effect.pseudoElement)
          for (const frame of effect.getKeyframes())
            for (const name of Object.keys(frame))
              if (!notProperties.has(name)) window.moved.animations.add(name)
    },
    true,
  )
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test(
    'moving parts change transform, opacity and colour alone, and stop where less motion is requested',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(recordMotion)
      const use = async () => {
        await page.goto('/products?sale=true')
        await waitUntilAlive(page)
        await filtersToggle(page).tap()
        await filtersPanel(page).getByRole('button', { name: 'Close filters' }).tap()
        await expect(filtersPanel(page)).toHaveCount(0)
        await page
          .getByRole('button', { name: /^Save / })
          .first()
          .tap()
        await page
          .getByRole('button', { name: /^Add to Cart/ })
          .first()
          .tap()
        await page.getByRole('button', { name: 'Cart, 1 item' }).tap()
        await expect(page.getByRole('heading', { name: 'Shopping Cart, 1 item' })).toBeFocused()
        // A tap would be the second one of a double tap: its button is where the cart's was.
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.getByRole('button', { name: 'On sale, remove' }).tap()
        await expect(page.getByText('On sale', { exact: true })).toBeHidden()
        return page.evaluate(() => ({
          transitions: [...window.moved.transitions],
          animations: [...window.moved.animations],
        }))
      }
      const { transitions, animations } = await use()
      // A search field that is not drawn takes no presses.
      expect(animations.toSorted()).toEqual(['opacity', 'pointerEvents', 'transform'])
      expect(transitions).toEqual(expect.arrayContaining(['transform', 'opacity']))
      // `display` waits until the chip has gone.
      const still = /color$|^(?:transform|opacity|fill|display)$/
      expect(transitions.filter((name) => !still.test(name))).toEqual([])

      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect((await use()).transitions).toEqual([])
    },
  )
})

test(
  'a chip grows as it appears, and does not move where less motion is requested',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?sale=true')
    const chip = page.getByRole('button', { name: 'On sale, remove' })
    const seconds = () => chip.evaluate((one) => parseFloat(getComputedStyle(one).animationDuration))
    await expect(chip).not.toHaveCSS('animation-name', 'none')
    expect(await seconds()).toBeGreaterThan(0.1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await seconds()).toBeLessThan(0.001)
  },
)

test('a removed chip fades without keys and screen readers, unless less motion is requested', async ({
  page,
}) => {
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
  const chips = page.getByRole('group', { name: 'Filters in use' })
  await expect(chips.getByText('On sale', { exact: true })).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await remove('Rated 4 and up')).longest).toBeLessThan(1)
  await expect(chips).toBeHidden()
})

test(
  'a closed dialog is invisible from its next frame on where less motion is requested',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(shop.first.path)
    await waitUntilAlive(page)
    for (const name of ['Zoom', 'Keyboard shortcuts']) {
      await page.getByRole('button', { name, exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await expect
        .poll(() => dialog.evaluate((open) => open.checkVisibility({ opacityProperty: true })), name)
        .toBe(true)
      const isDrawn = await dialog.evaluate(async (closing) => {
        closing.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return closing.checkVisibility({ opacityProperty: true })
      })
      expect(isDrawn, name).toBe(false)
      await expect(dialog).toHaveCount(0)
    }
  },
)
