import type { Page } from '@playwright/test'
import { loadMessages } from '../scripts/messages/compile-messages.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import {
  findBeyondWindow,
  findCutPlaceholders,
  findCutTexts,
  findOverflow,
  findSmallTargets,
} from './audit/measures.ts'
import { waitUntilDialogRests } from './wait-until-dialog-rests.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import { shop } from './shop.ts'
import { unfoldFooter } from './unfold-footer.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** One of the shop's files in `src/messages`, and the variants in which its screens are drawn. */
const languages = [
  { language: 'de', direction: 'ltr', widths: [320, 1280], themes: ['light'] },
  { language: 'fr', direction: 'ltr', widths: [320, 1280], themes: ['light'] },
  { language: 'es', direction: 'ltr', widths: [320, 1280], themes: ['light'] },
  { language: 'ja', direction: 'ltr', widths: [320, 1280], themes: ['light'] },
  { language: 'ar', direction: 'rtl', widths: [320, 1280], themes: ['light', 'dark'] },
] as const

/** Days of the calendar. */
const smaller: readonly RegExp[] = [/^button "[^"]*\d/]

/** Buttons that are narrower than their words; a count is drawn beyond the edge of its button. */
const findTightButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.textContent.trim())
      .filter((words) => /\p{L}{2}/u.test(words)),
  )

/** From the narrowest phone to a large screen, and on both sides of each width at which the layout changes. */
const everyWidth = [
  320, 344, 360, 375, 390, 412, 430, 480, 575, 576, 640, 700, 767, 768, 834, 900, 960, 1023, 1024, 1040, 1080,
  1120, 1200, 1279, 1280, 1366, 1439, 1440, 1536, 1680, 1920,
]

/** How far the links of the header need scrolling. */
const findScrolledLinks = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('banner')
    .getByRole('navigation')
    .evaluateAll((all) =>
      all.flatMap(({ scrollWidth, clientWidth }) =>
        scrollWidth > clientWidth ? [`links: ${scrollWidth - clientWidth} px`] : [],
      ),
    )

/** Elements that have been given the other direction than the page's; those in a language of their own aside. */
const findOtherDirections = (page: Page, direction: 'ltr' | 'rtl'): Promise<readonly string[]> =>
  page
    .locator(`[dir="${direction === 'rtl' ? 'ltr' : 'rtl'}"]:not([lang]):visible`)
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 80)))

interface Screen {
  readonly path: string
  readonly isMissing?: boolean
  /** Leads to a state of the screen, by names from the language's messages. */
  readonly reach?: (page: Page, texts: MessageRooms) => Promise<void>
}

const screens: readonly Screen[] = [
  { path: '/' },
  { path: '/products' },
  { path: '/products?view=list&page=2' },
  { path: '/products?saved=true' },
  { path: '/products?search=zzz&brand=Fennwick' },
  { path: '/product/1' },
  { path: '/compare?ids=1,2' },
  { path: '/accessibility' },
  { path: '/nowhere', isMissing: true },
  {
    path: '/product/2',
    reach: async (page, { cart, product }) => {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: product.addToCart }).first().click()
      await page.getByRole('button', { name: cart.button({ count: 1 }), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    path: '/product/1',
    reach: async (page, { cart, product }) => {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: product.addToCart }).first().click()
      await page.getByRole('button', { name: cart.button({ count: 1 }), exact: true }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: cart.remove({ name: shop.first.name }) }).click()
      await expect(drawer.getByText(cart.empty, { exact: true })).toBeVisible()
    },
  },
  {
    path: '/compare',
    reach: async (page, { shell }) => {
      await unfoldFooter(page)
      await page.getByRole('contentinfo').getByRole('button', { name: shell.keyboardShortcuts }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

for (const { language, direction, widths, themes } of languages)
  test.describe(language, { tag: ['@full', '@demo'] }, () => {
    // One worker, so that the shop is built once.
    test.describe.configure({ mode: 'default' })
    test.use({ allowed: [/^answered 404: /], contextOptions: { reducedMotion: 'reduce' } })

    let site: RunningServer | undefined
    test.beforeAll(async () => {
      test.setTimeout(300_000)
      site = await openShop('demo', [1, 2], { folder: `demo-${language}`, SHOP_LANGUAGE: language })
    })
    test.afterAll(() => site?.close())

    test('the page and the links of its header fit every width', async ({ page }) => {
      await page.goto(`${site?.url}/`)
      await waitUntilAlive(page)
      const found: string[] = []
      for (const width of everyWidth) {
        await page.setViewportSize({ width, height: 800 })
        const faults = [...(await findOverflow(page)), ...(await findScrolledLinks(page))]
        found.push(...faults.map((fault) => `${width} px, ${fault}`))
      }
      expect(found.join('\n'), 'What does not fit').toBe('')
    })

    test('every screen fits, is whole and has no violation that axe finds', async ({ page, eachCase }) => {
      const texts = await loadMessages(language)
      await eachCase(
        screens,
        ({ path, reach }) => (reach ? `${path}, after a press` : path),
        async ({ path, reach }) => {
          const found: string[] = []
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            await page.goto(`${site?.url}${path}`)
            await waitUntilAlive(page)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await reach?.(page, texts)
            await waitUntilDialogRests(page)
            expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
            for (const [what, find] of Object.entries({
              'beyond the window': findBeyondWindow,
              cut: findCutTexts,
              'tight button': findTightButtons,
              'cut placeholder': findCutPlaceholders,
              'other direction': (shown: Page) => findOtherDirections(shown, direction),
              'small target': (shown: Page) => findSmallTargets(shown, smaller),
            }))
              found.push(...(await find(page)).map((fault) => `${width} px, ${what}: ${fault}`))
            // The measures scroll, and a card half below the header is no target of full size.
            await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme })
              found.push(...(await findAxeViolations(page)).map((fault) => `${width} px, ${theme}: ${fault}`))
            }
          }
          expect(found.join('\n'), 'What does not fit').toBe('')
        },
      )
    })
  })
