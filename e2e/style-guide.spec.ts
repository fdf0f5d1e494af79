import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../scripts/paths.ts'
import { findBeyondWindow } from './audit/measures.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { openStylePage } from './open-style-page.ts'

// One worker, and so one server of the style guide.
test.describe.configure({ mode: 'default' })

let guide: Awaited<ReturnType<typeof openStylePage>>
test.beforeAll(async () => {
  guide = await openStylePage()
})
test.afterAll(() => guide.close())

const longWord = 'Donaudampfschiff'.repeat(5)

async function open(page: Page, word?: string) {
  await page.goto(word === undefined ? guide.url : `${guide.url}?word=${word}`)
  await expect(page.getByRole('region', { name: /^(?:Light|Dark)$/ })).toHaveCount(2)
  await page.evaluate(() => document.fonts.ready)
}

/** To look at: letters and edges differ between machines, so no test compares the pictures. */
const photograph = (page: Page, name: string, fullPage = true) =>
  page.screenshot({ path: resolve(paths.cache, `style-guide/${name}.png`), fullPage })

test(
  'the style guide has no axe violations, and in forced colours its controls have borders',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoAxeViolations(page)
      await photograph(page, `${width}`)
    }

    await page.emulateMedia({ forcedColors: 'active' })
    const controls = page.locator('main button, main input')
    const bare = await controls.evaluateAll((all) =>
      all
        // The browser draws the boxes of a form itself.
        .filter((one) => !one.matches('[type="checkbox"], [type="radio"]'))
        .filter((one) => getComputedStyle(one).borderTopStyle === 'none')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    )
    expect(bare).toEqual([])
    expect(await controls.count()).toBeGreaterThan(20)
    await photograph(page, 'forced-colors')
  },
)

test(
  'nothing of the style guide overflows with long words, and its dialogs pass axe',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, longWord)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => findBeyondWindow(page), `${width} px`).toEqual([])
      await photograph(page, `${width}-long-words`)
    }

    for (const theme of ['light', 'dark']) {
      // Dialogs are outside the halves, and have the document's theme.
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      for (const [opener, role] of [
        ['Alert, Light', 'alertdialog'],
        ['Dialog, Light', 'dialog'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click()
        await expect(page.getByRole(role)).toBeVisible()
        await expectNoAxeViolations(page)
        expect(await findBeyondWindow(page)).toEqual([])
        // The window scrolls around a dialog, which the line above allows.
        const beyond = await page.getByRole(role).evaluate((one) => {
          const { left, right } = one.getBoundingClientRect()
          return [-left, right - document.documentElement.clientWidth, one.scrollWidth - one.clientWidth]
        })
        expect(Math.max(...beyond), 'px of the dialog beyond the window, or of its content').toBeLessThan(1)
        await photograph(page, `${role}-${theme}`, false)
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    }
  },
)
