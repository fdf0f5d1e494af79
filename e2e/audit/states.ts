import type { Locator, Page } from '@playwright/test'
import { findForm, press, saturdayMorning, mockCalendar } from '../booking.ts'
import { expect } from '../fixtures.ts'
import { shop } from '../shop.ts'
import { unfoldFooter } from '../unfold-footer.ts'

/** A screen, or a state that a visitor brings it into. */
export interface State {
  readonly name: string
  readonly address: string
  /** Performs the actions that lead to the state, by names from the messages of the shop's language. */
  readonly reach?: (page: Page, texts: MessageRooms) => Promise<void>
  /** Visible while the state lasts; expected before every check. */
  readonly proof: (page: Page, texts: MessageRooms) => Locator
  /** Opened without reduced motion. */
  readonly moves?: boolean
  /** The server responds with 404. */
  readonly isMissing?: boolean
}

/** The path of a state's page: states with the same path share a browser page. */
export const pathOf = ({ address }: State): string => new URL(address, 'http://shop').pathname

/** The time of all checks: the shop is open, and some of the day's meetings are past. */
export const now = saturdayMorning

type NameIn = (texts: MessageRooms) => string

export const heading = (name: NameIn) => (page: Page, texts: MessageRooms) =>
  page.getByRole('heading', { name: name(texts) })
export const dialog = (name: NameIn) => (page: Page, texts: MessageRooms) =>
  page.getByRole('dialog', { name: name(texts) })
const alert = (page: Page) => page.getByRole('alertdialog')

/** A pattern of a number of products, in Arabic digits, too. */
const anyCount = '[\\d\u0660-\u0669]+'

/** Matches a text whose arguments are patterns; the marks that isolate these may be there, also twice. */
const pattern = (text: string) =>
  new RegExp(`^${text.replaceAll(/[()]/g, String.raw`\$&`).replaceAll(/[\u2068\u2069]/g, '$&*')}`)

const addButtons = (page: Page, { card }: MessageRooms) =>
  page.getByRole('button', { name: pattern(card.addNamed({ name: '.*' })) })

async function fillCart(page: Page, texts: MessageRooms) {
  const { cart } = texts
  const buttons = addButtons(page, texts)
  await buttons.nth(0).click()
  // The cart's history, which Undo names, starts with the code of the note.
  await expect(page.getByRole('region', { name: cart.addedLabel })).toBeVisible()
  await buttons.nth(1).click()
  await page.getByRole('button', { name: cart.button({ count: 2 }) }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
}

/** Opens the filters over the products, where they stay on a wide screen; beside the products every screen has them. */
export async function openFilterSheet(page: Page, { filters }: MessageRooms) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: new RegExp(`^${filters.filters}( \\(\\d\\))?$`) }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: filters.filters })).toBeFocused()
}

async function openComfort(page: Page, { comfort, shell }: MessageRooms) {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: shell.readingComfort }).click()
  await expect(page.getByRole('dialog', { name: comfort.title })).toBeVisible()
}

async function chooseComfort(page: Page, texts: MessageRooms) {
  await openComfort(page, texts)
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function openShortcuts(page: Page, { shell }: MessageRooms) {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: shell.keyboardShortcuts }).click()
}

async function chooseNumbers(page: Page, texts: MessageRooms) {
  await openShortcuts(page, texts)
  await page.getByRole('checkbox', { name: texts.shortcuts.numbers }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const findBooking = (page: Page, { meeting }: MessageRooms) => findForm(page, meeting.heading)

/** Fills the form, with November 24 and its third time. */
async function fillBooking(form: Locator, { meeting }: MessageRooms, email: string) {
  await form.getByRole('textbox', { name: meeting.name, exact: true }).fill('Ada Lovelace')
  await form.getByRole('textbox', { name: meeting.email, exact: true }).fill(email)
  await form.getByRole('grid').getByRole('button').nth(23).click()
  await form.getByRole('radio').nth(2).check()
}

async function pressBooking(page: Page, texts: MessageRooms) {
  const form = await findBooking(page, texts)
  await press(form, texts.meeting.submit)
  await expect(alert(page)).toBeVisible()
}

/** Every screen as it is after its load. */
export const screens: readonly State[] = [
  { name: 'home', address: '/', proof: heading(({ browse }) => browse.ourProducts) },
  { name: 'products', address: '/products', proof: heading(({ browse }) => browse.list) },
  {
    name: 'list',
    address: '/products?view=list&page=2',
    proof: heading(({ browse }) =>
      browse.pageHeading({ from: 31, to: Math.min(60, shop.total), total: shop.total }),
    ),
  },
  {
    name: 'saved',
    address: '/products?saved=true',
    proof: heading((texts) => texts['did-you-mean'].nothingSaved),
  },
  {
    name: 'product',
    address: shop.first.path,
    proof: (page, { product }) => page.getByRole('tab', { name: product.features }),
  },
  {
    name: 'compare',
    address: `/compare?ids=${shop.first.id},${shop.third.id}`,
    proof: (page, { compare }) => page.getByRole('checkbox', { name: compare.onlyDifferences }),
  },
  { name: 'accessibility', address: '/accessibility', proof: heading(({ shell }) => shell.state) },
  {
    name: 'missing-product',
    address: '/product/999',
    isMissing: true,
    proof: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'missing-page',
    address: '/nowhere',
    isMissing: true,
    proof: (page) => page.getByRole('heading', { level: 1 }),
  },
]

// For states that do not concern the products: a page with few of them, since every check covers the whole page.
export const fewProducts = `/products?search=${shop.few.search}`

/** States of the screens after a visitor's actions. */
/** The states that audits go through. */
export const states: readonly State[] = [
  {
    name: 'home, filtered',
    address: `/?${shop.category.query}&search=${shop.inCategory}`,
    proof: (page, { browse }) =>
      page.getByText(
        pattern(
          browse.showingInMatching({
            shown: anyCount,
            total: anyCount,
            category: shop.category.label,
            search: shop.inCategory,
          }),
        ),
      ),
  },
  {
    name: 'home, reviews rotating',
    address: '/?search=zzzqqq',
    moves: true,
    reach: async (page) => {
      await page.locator('#reviews').scrollIntoViewIfNeeded()
    },
    proof: (page, { testimonials }) => page.getByRole('button', { name: testimonials.pause, exact: true }),
  },
  {
    name: 'products, filters open',
    address: fewProducts,
    reach: openFilterSheet,
    proof: dialog(({ filters }) => filters.filters),
  },
  {
    name: 'products, nothing found',
    address: '/products?search=zzz',
    proof: (page, { browse }) =>
      page.getByText(pattern(browse.showingMatching({ shown: anyCount, total: anyCount, search: 'zzz' }))),
  },
  {
    name: 'products, other words offered',
    address: `/products?search=${shop.synonym.typed}`,
    proof: (page) => page.getByRole('link', { name: new RegExp(`^${shop.synonym.offered} .*${anyCount}`) }),
  },
  {
    name: 'products, no such category',
    address: `/products?category=Nope&search=${shop.few.search}`,
    proof: (page) => page.getByText(/Nope/).first(),
  },
  {
    name: 'products of a large catalogue',
    address: '/products?size=1000&search=e',
    proof: (page) => page.locator('[aria-posinset="1"]'),
  },
  {
    name: 'product of a large catalogue',
    address: '/product/150?size=1000',
    proof: (page, { product }) => page.getByRole('tab', { name: product.features }),
  },
  {
    name: 'product, features',
    address: shop.first.path,
    reach: (page, { product }) => page.getByRole('tab', { name: product.features }).click(),
    proof: (page, { product }) => page.getByRole('tabpanel', { name: product.features }),
  },
  {
    name: 'product, specifications',
    address: shop.first.path,
    reach: (page, { product }) => page.getByRole('tab', { name: product.specifications }).click(),
    proof: (page, { product }) => page.getByRole('tabpanel', { name: product.specifications }),
  },
  {
    name: 'product, picture enlarged',
    address: shop.first.path,
    reach: (page, { product }) => page.getByRole('button', { name: product.zoom, exact: true }).click(),
    proof: (page) => page.getByRole('dialog'),
  },
  {
    name: 'suggestions',
    address: fewProducts,
    reach: async (page) => {
      const field = page.locator('#header-search')
      await field.focus()
      await expect(field).toHaveRole('combobox')
      // The field contains the address's search text.
      await field.fill('')
      await field.pressSequentially(shop.few.search.slice(0, 4))
    },
    proof: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'recent searches',
    address: fewProducts,
    reach: async (page) => {
      const field = page.locator('#header-search')
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await field.fill(shop.few.search)
      await field.press('Enter')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await field.fill('')
    },
    proof: (page, { search }) => page.getByRole('button', { name: search.clearRecent }),
  },
  {
    name: 'products, filters in use',
    address: '/products?min=25&max=50&sort=price-up',
    reach: async (page, texts) => {
      await openFilterSheet(page, texts)
      const from = page.getByRole('dialog').getByLabel(pattern(texts.filters.fromIn({ currency: '.*' })))
      await from.fill('60')
      await from.press('Tab')
    },
    proof: (page, { filters }) => page.getByText(pattern(filters.fromAboveTo({ price: '.*50.*' }))),
  },
  {
    name: 'list of shortcuts',
    address: fewProducts,
    reach: openShortcuts,
    proof: dialog(({ shortcuts }) => shortcuts.title),
  },
  {
    name: 'list of shortcuts, with messages',
    address: fewProducts,
    reach: async (page, texts) => {
      await addButtons(page, texts).first().click()
      await openShortcuts(page, texts)
      await page.getByRole('dialog').getByRole('button', { name: texts.shortcuts.repeat }).click()
    },
    proof: (page, { shortcuts }) => page.getByRole('list', { name: shortcuts.newestFirst }),
  },
  {
    name: 'settings of reading comfort',
    address: fewProducts,
    reach: openComfort,
    proof: dialog(({ comfort }) => comfort.title),
  },
  {
    name: 'home, reading comfort',
    address: '/',
    reach: chooseComfort,
    proof: (page, { browse }) =>
      page.getByRole('link', { name: browse.viewMore({ count: shop.total - 30 }) }),
  },
  {
    name: 'products, reading comfort',
    address: `/products?${shop.otherCategory.query}`,
    reach: chooseComfort,
    proof: heading(({ browse }) =>
      browse.pageHeading({ from: 1, to: shop.otherCategory.count, total: shop.otherCategory.count }),
    ),
  },
  {
    name: 'products, numbers on buttons',
    address: fewProducts,
    reach: chooseNumbers,
    proof: (page, { card }) =>
      page.getByRole('button', { name: pattern(card.addNumbered({ number: 1, name: '.*' })) }),
  },
  {
    name: 'newsletter, bad address',
    address: '/products?search=zzz',
    reach: async (page, { shell }) => {
      await page.locator('#newsletter-email').fill('ada')
      await page.getByRole('button', { name: shell.subscribe }).click()
    },
    proof: (page) => page.locator('#newsletter-email[aria-invalid="true"]'),
  },
  {
    name: 'drawer, empty',
    address: fewProducts,
    reach: (page, { cart }) => page.getByRole('button', { name: cart.button({ count: 0 }) }).click(),
    proof: dialog(({ cart }) => cart.titleLabel({ count: 0 })),
  },
  {
    name: 'drawer, filled',
    address: fewProducts,
    reach: fillCart,
    proof: dialog(({ cart }) => cart.titleLabel({ count: 2 })),
  },
  {
    name: 'drawer, after a removal',
    address: fewProducts,
    reach: async (page, texts) => {
      await fillCart(page, texts)
      await page
        .getByRole('button', { name: new RegExp(`^${texts.cart.remove({ name: '.*' })}$`) })
        .first()
        .click()
    },
    proof: (page, { cart }) => page.getByRole('button', { name: cart.undo }),
  },
  {
    name: 'drawer, alert',
    address: fewProducts,
    reach: async (page, texts) => {
      await fillCart(page, texts)
      await page.getByRole('button', { name: texts.cart.checkout }).click()
    },
    proof: alert,
  },
  {
    name: 'booking, alert',
    address: '/?search=zzzqqq',
    reach: pressBooking,
    proof: alert,
  },
  {
    name: 'booking, errors',
    address: '/?search=zzzqqq',
    reach: async (page, texts) => {
      const form = await findBooking(page, texts)
      await fillBooking(form, texts, 'ada')
      await press(form, texts.meeting.submit)
      await expect(form.getByLabel(texts.meeting.email)).toBeFocused()
    },
    proof: (page) => page.locator('form [aria-invalid="true"]'),
  },
  {
    name: 'booking, done',
    address: '/?search=zzzqqq',
    reach: async (page, texts) => {
      await mockCalendar(page)
      const form = await findBooking(page, texts)
      await fillBooking(form, texts, 'ada@example.com')
      await press(form, texts.meeting.submit)
    },
    proof: dialog(({ meeting }) => meeting.bookedTitle),
  },
]
