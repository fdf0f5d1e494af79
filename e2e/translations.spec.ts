import type { Page } from '@playwright/test'
import { findShopFolder } from '../scripts/catalogue/chosen-shop.ts'
import { loadMessages } from '../scripts/messages/compile-messages.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import {
  findBeyondWindow,
  findBrokenWords,
  findCutPlaceholders,
  findCutTexts,
  findOverflow,
  findSmallTargets,
} from './audit/measures.ts'
import { openState, showVariant } from './audit/open-state.ts'
import { orderStates } from './audit/order-states.ts'
import { type RareState, rareStates } from './audit/rare-states.ts'
import { screens, states } from './audit/states.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { failedFile } from './failed-files.ts'
import { shopBuild, openShop } from './shop-build.ts'
import { sentencesOf, textFilesIn, without, wordsIn } from './texts-of-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

/** The shop's files in `src/messages`, and the themes in which their screens are drawn. */
const languages = [
  { language: 'de', direction: 'ltr', themes: ['light'] },
  { language: 'fr', direction: 'ltr', themes: ['light'] },
  { language: 'es', direction: 'ltr', themes: ['light'] },
  { language: 'ja', direction: 'ltr', themes: ['light'] },
  { language: 'ar', direction: 'rtl', themes: ['light', 'dark'] },
] as const

/** Days of the calendar. */
const smaller: readonly RegExp[] = [/^button "[^"]*\d/]

/**
 * What missing pages and files that fail on purpose report, and of a page with a query the pictures of the plain list; one
 * expression, as in `failed-files.ts`.
 */
const expected = new RegExp(`^answered 404: |preloaded using link preload but not used|${failedFile.source}`)

/** Buttons that are narrower than their words; a count is drawn beyond the edge of its button. */
const findTightButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.textContent.trim())
      .filter((words) => /\p{L}{2}/u.test(words)),
  )

/** Words of headings that are broken without a hyphen; Japanese has no spaces, and breaks anywhere. */
async function findBrokenHeadings(page: Page, language: string): Promise<readonly string[]> {
  if (language === 'ja') return []
  const headings = await page.locator(':is(h1, h2):visible').all()
  return (await Promise.all(headings.map(findBrokenWords))).flat()
}

/** The orders that a list may have before a visitor chooses one, where their names are wider than their field. */
const findCutOrders = (page: Page): Promise<readonly string[]> =>
  page.locator('#sort-field').evaluate((field: HTMLSelectElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.font = font
    return [...field.options]
      .filter(({ value }) => value === '' || value === 'featured')
      .map(({ text }) => text)
      .filter((text) => context.measureText(text).width > room)
  })

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

/** Names in another direction than the page's that do not begin where its lines do. */
const findNamesAtOtherEdge = (page: Page): Promise<readonly string[]> =>
  page
    .locator(':is(h1, h2, h3, span, strong, a, dt, dd, th, td)[dir="auto"]:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { display, direction, textAlign } = getComputedStyle(element)
          const isOther = direction !== getComputedStyle(document.body).direction
          return isOther && display !== 'inline' && textAlign === 'start'
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )

/** Screens in every variant, and other states, of Brooklyn Parcel and of a shop that takes orders. */
const cases: readonly (RareState & { readonly of: 'demo' | 'wear'; readonly isScreen?: boolean })[] = [
  ...screens.map((state) => ({ ...state, of: 'demo' as const, isScreen: true })),
  ...[...states, ...rareStates].map((state) => ({ ...state, of: 'demo' as const })),
  ...orderStates.map((state) => ({ ...state, of: 'wear' as const })),
]

for (const { language, direction, themes } of languages)
  test.describe(language, { tag: '@full' }, () => {
    // One worker, so that each shop is built once.
    test.describe.configure({ mode: 'default' })
    test.use({ allowed: [expected], contextOptions: { reducedMotion: 'reduce' } })

    const shops = new Map<string, RunningServer>()
    const addressOf = (name: string) => shops.get(name)?.url ?? ''
    test.beforeAll(async () => {
      test.setTimeout(600_000)
      const of = { SHOP_LANGUAGE: language }
      shops.set('demo', await openShop('demo', [1, 2], { folder: `demo-${language}`, ...of }))
      shops.set('wear', await openShop('wear', [101], { folder: `wear-${language}`, ...of }))
    })
    test.afterAll(() => Promise.all([...shops.values()].map((one) => one.close())))

    test('the page and the links of its header fit every width', async ({ page }) => {
      await page.goto(`${addressOf('demo')}/`)
      await waitUntilAlive(page)
      const found: string[] = []
      for (const width of everyWidth) {
        await page.setViewportSize({ width, height: 800 })
        await nextFrames(page)
        const faults = [...(await findOverflow(page)), ...(await findScrolledLinks(page))]
        found.push(...faults.map((fault) => `${width} px, ${fault}`))
      }
      expect(found.join('\n'), 'What does not fit').toBe('')
    })

    test('the order of a list is whole beside the number of filters, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const query of ['min=10&max=50&rating=4&sale=true', 'search=light&min=10&max=500&sale=true']) {
        await page.goto(`${addressOf('demo')}/products?${query}`)
        await waitUntilAlive(page)
        expect(await findCutOrders(page), query).toEqual([])
      }
    })

    test('every screen fits, is whole and has no violation that axe finds', async ({ page, eachCase }) => {
      const messages = {
        demo: await loadMessages(language, await findShopFolder('demo')),
        wear: await loadMessages(language, await findShopFolder('wear')),
      }
      await eachCase(
        cases,
        ({ of, name }) => `${of}: ${name}`,
        async ({ of, isScreen = false, isNarrow = false, ...state }) => {
          // What covers a part of the page leaves a part of its targets.
          const coversPage = /^(?:suggestions|recent searches|menu of a phone)$/.test(state.name)
          const shown = { origin: addressOf(of), texts: messages[of] }
          const found: string[] = []
          await page.setViewportSize({ width: 1280, height: 800 })
          await openState(page, state, shown)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
          for (const width of isNarrow ? [320 as const] : [320 as const, 1280 as const]) {
            await showVariant(page, state, { width, theme: 'light' }, shown)
            for (const [what, find] of Object.entries({
              'beyond the window': findBeyondWindow,
              cut: findCutTexts,
              'broken heading': (one: Page) => findBrokenHeadings(one, language),
              'tight button': findTightButtons,
              'cut placeholder': findCutPlaceholders,
              'other direction': (one: Page) => findOtherDirections(one, direction),
              'other edge': findNamesAtOtherEdge,
              'small target': (one: Page) => (coversPage ? [] : findSmallTargets(one, smaller)),
            }))
              found.push(...(await find(page)).map((fault) => `${width} px, ${what}: ${fault}`))
            // Names and contrasts are the same at both widths of a state.
            if (width === 1280 && !isScreen) continue
            for (const theme of themes) {
              // The measures scroll, and a card half below the header is no target of full size.
              await showVariant(page, state, { width, theme }, shown)
              found.push(...(await findAxeViolations(page)).map((fault) => `${width} px, ${theme}: ${fault}`))
            }
          }
          expect(found.join('\n'), 'What does not fit').toBe('')
        },
      )
    })

    // Of a shop whose owner does not write English.
    test('no file has the English words', async () => {
      const [own, english] = await Promise.all([sentencesOf(language), sentencesOf('en')])
      const files = await textFilesIn(shopBuild(`wear-${language}`).dist)
      expect(wordsIn(files, without(english, own))).toEqual([])
      // The words that were looked for are those of the shop.
      expect(wordsIn(files, without(own, english)).length).toBeGreaterThan(150)
    })

    if (direction === 'rtl')
      test('the left arrow leads on in the price slider, the options and the order', async ({ page }) => {
        const texts = await loadMessages(language)
        await page.goto(`${addressOf('demo')}/products`)
        await waitUntilAlive(page)
        const lowest = page.getByRole('slider', { name: texts.filters.lowestPrice })
        await lowest.focus()
        const price = async () => Number(await lowest.inputValue())
        const least = await price()
        for (const [key, value] of [
          ['ArrowLeft', least + 1],
          ['ArrowLeft', least + 2],
          ['ArrowRight', least + 1],
          ['ArrowUp', least + 2],
          ['Home', least],
        ] as const) {
          await page.keyboard.press(key)
          await expect.poll(price, key).toBe(value)
        }
        for (const name of ['options', 'order']) {
          const state = orderStates.find((one) => one.name === name)
          if (!state) throw new Error(`There is no state “${name}”.`)
          await openState(page, state, { origin: addressOf('wear'), texts })
          const [first, second] = await page.getByRole('radio').all()
          await first?.focus()
          await page.keyboard.press('ArrowLeft')
          await expect(page.getByRole('radio').nth(1), name).toBeChecked()
          await expect(page.getByRole('radio').nth(1), name).toBeFocused()
          await second?.press('ArrowRight')
          await expect(page.getByRole('radio').first(), name).toBeChecked()
        }
      })
  })
