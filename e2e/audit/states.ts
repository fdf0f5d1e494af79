import type { Locator, Page } from '@playwright/test'
import { fillForm, findForm, press, saturdayMorning, mockCalendar } from '../booking.ts'
import { expect } from '../fixtures.ts'
import { isDemo, shop } from '../shop.ts'
import { reviewsOn } from '../reviews.ts'
import { unfoldFooter } from '../unfold-footer.ts'

/** A screen, or a state that a visitor brings it into. */
export interface State {
  readonly name: string
  readonly address: string
  /** Performs the actions that lead to the state. */
  readonly reach?: (page: Page) => Promise<void>
  /** Visible while the state lasts; expected before every check. */
  readonly proof: (page: Page) => Locator
  /** Opened without reduced motion. */
  readonly moves?: boolean
  /** The server responds with 404. */
  readonly isMissing?: boolean
  /** Only of Brooklyn Parcel. */
  readonly isOfDemo?: boolean
}

/** The path of a state's page: states with the same path share a browser page. */
export const pathOf = ({ address }: State): string => new URL(address, 'http://shop').pathname

/** The time of all checks: the shop is open, and some of the day's meetings are past. */
export const now = saturdayMorning

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const alert = (page: Page) => page.getByRole('alertdialog')

async function fillCart(page: Page) {
  const buttons = page.getByRole('button', { name: /^Add to Cart, / })
  await buttons.nth(0).click()
  // The cart's history, which Undo names, starts with the code of the note.
  await expect(page.getByRole('region', { name: 'Added to the cart' })).toBeVisible()
  await buttons.nth(1).click()
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
}

/** Opens the filters over the products, where they stay on a wide screen; beside the products every screen has them. */
async function openFilterSheet(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Filters( \(\d\))?$/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Filters' })).toBeFocused()
}

async function openComfort(page: Page) {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reading comfort' }).click()
  await expect(page.getByRole('dialog', { name: 'Reading comfort' })).toBeVisible()
}

async function chooseComfort(page: Page) {
  await openComfort(page)
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function chooseNumbers(page: Page) {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('checkbox', { name: /^Numbers on products/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function pressBooking(page: Page) {
  const form = await findForm(page)
  await press(form)
  await expect(alert(page)).toBeVisible()
}

/** Every screen as it is after its load. */
export const screens: readonly State[] = [
  { name: 'home', address: '/', proof: heading('Our Products') },
  { name: 'products', address: '/products', proof: heading('Products') },
  {
    name: 'list',
    address: '/products?view=list&page=2',
    proof: heading(new RegExp(`^Products 31 to ${Math.min(60, shop.total)}`)),
  },
  { name: 'saved', address: '/products?saved=true', proof: heading('Nothing saved yet.') },
  { name: 'product', address: shop.first.path, proof: (page) => page.getByRole('tab', { name: 'Features' }) },
  {
    name: 'compare',
    address: `/compare?ids=${shop.first.id},${shop.third.id}`,
    proof: (page) => page.getByRole('checkbox', { name: 'Show only what differs' }),
  },
  { name: 'accessibility', address: '/accessibility', proof: heading('Where we stand') },
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
const fewProducts = `/products?search=${shop.few.search}`

/** States of the screens after a visitor's actions. */
const allStates: readonly State[] = [
  {
    name: 'home, filtered',
    address: `/?${shop.category.query}&search=${shop.inCategory}`,
    proof: (page) => page.getByText(new RegExp(`^Showing \\d+ of \\d+ products in ${shop.category.label} `)),
  },
  {
    name: 'home, reviews rotating',
    isOfDemo: true,
    address: '/?search=zzzqqq',
    moves: true,
    reach: async (page) => {
      await reviewsOn(page).row.scrollIntoViewIfNeeded()
    },
    proof: (page) => reviewsOn(page).button('Pause rotation'),
  },
  {
    name: 'products, filters open',
    address: fewProducts,
    reach: openFilterSheet,
    proof: dialog('Filters'),
  },
  {
    name: 'products, nothing found',
    address: '/products?search=zzz',
    proof: (page) => page.getByText(/^Showing 0 of 0/),
  },
  {
    name: 'products, other words offered',
    address: `/products?search=${shop.synonym.typed}`,
    proof: (page) => page.getByRole('link', { name: new RegExp(`^${shop.synonym.offered} \\d+ products?$`) }),
  },
  {
    name: 'products, no such category',
    address: `/products?category=Nope&search=${shop.few.search}`,
    proof: (page) => page.getByText(/Nope/).first(),
  },
  {
    name: 'products of a large catalogue',
    isOfDemo: true,
    address: '/products?size=1000&search=e',
    proof: (page) => page.locator('[aria-posinset="1"]'),
  },
  {
    name: 'product of a large catalogue',
    isOfDemo: true,
    address: '/product/150?size=1000',
    proof: (page) => page.getByRole('tab', { name: 'Features' }),
  },
  {
    name: 'product, features',
    address: shop.first.path,
    reach: (page) => page.getByRole('tab', { name: 'Features' }).click(),
    proof: (page) => page.getByRole('tabpanel', { name: 'Features' }),
  },
  {
    name: 'product, specifications',
    address: shop.first.path,
    reach: (page) => page.getByRole('tab', { name: 'Specifications' }).click(),
    proof: (page) => page.getByRole('tabpanel', { name: 'Specifications' }),
  },
  {
    name: 'product, picture enlarged',
    address: shop.first.path,
    reach: (page) => page.getByRole('button', { name: 'Zoom', exact: true }).click(),
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
    proof: (page) => page.getByRole('button', { name: 'Clear recent searches' }),
  },
  {
    name: 'products, filters in use',
    address: '/products?min=25&max=50&sort=price-up',
    reach: async (page) => {
      await openFilterSheet(page)
      const from = page.getByRole('dialog').getByLabel(/^From, in /)
      await from.fill('60')
      await from.press('Tab')
    },
    proof: (page) => page.getByText(`“From” cannot be above “To”, ${shop.currency}50.`),
  },
  {
    name: 'list of shortcuts',
    address: fewProducts,
    reach: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
    proof: dialog('Keyboard shortcuts'),
  },
  {
    name: 'list of shortcuts, with messages',
    address: fewProducts,
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add to Cart, / })
        .first()
        .click()
      await unfoldFooter(page)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Repeat the last message' }).click()
    },
    proof: (page) => page.getByRole('list', { name: 'Messages, newest first' }),
  },
  {
    name: 'settings of reading comfort',
    address: fewProducts,
    reach: openComfort,
    proof: dialog('Reading comfort'),
  },
  {
    name: 'home, reading comfort',
    address: '/',
    reach: chooseComfort,
    proof: (page) => page.getByRole('link', { name: `View More (${shop.total - 30} remaining)` }),
  },
  {
    name: 'products, reading comfort',
    address: `/products?${shop.otherCategory.query}`,
    reach: chooseComfort,
    proof: heading(`Products 1 to ${shop.otherCategory.count} of ${shop.otherCategory.count}`),
  },
  {
    name: 'products, numbers on buttons',
    address: fewProducts,
    reach: chooseNumbers,
    proof: (page) => page.getByRole('button', { name: /^1 Add to Cart, / }),
  },
  {
    name: 'newsletter, bad address',
    address: '/products?search=zzz',
    reach: async (page) => {
      await page.locator('#newsletter-email').fill('ada')
      await page.getByRole('button', { name: 'Subscribe' }).click()
    },
    proof: (page) => page.locator('#newsletter-email[aria-invalid="true"]'),
  },
  {
    name: 'drawer, empty',
    address: fewProducts,
    reach: (page) => page.getByRole('button', { name: 'Cart, 0 items' }).click(),
    proof: dialog('Shopping Cart, 0 items'),
  },
  {
    name: 'drawer, filled',
    address: fewProducts,
    reach: fillCart,
    proof: dialog('Shopping Cart, 2 items'),
  },
  {
    name: 'drawer, after a removal',
    address: fewProducts,
    reach: async (page) => {
      await fillCart(page)
      await page
        .getByRole('button', { name: /^Remove .* from the cart$/ })
        .first()
        .click()
    },
    proof: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  {
    name: 'drawer, alert',
    address: fewProducts,
    reach: async (page) => {
      await fillCart(page)
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
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
    reach: async (page) => {
      const form = await findForm(page)
      await fillForm(form, { email: 'ada' })
      await press(form)
      await expect(form.getByLabel('Email')).toBeFocused()
    },
    proof: (page) => page.locator('form [aria-invalid="true"]'),
  },
  {
    name: 'booking, done',
    address: '/?search=zzzqqq',
    reach: async (page) => {
      await mockCalendar(page)
      const form = await findForm(page)
      await fillForm(form)
      await press(form)
    },
    proof: dialog('Meeting Scheduled!'),
  },
]

/** The states of the shop under test. */
export const states: readonly State[] = allStates.filter(({ isOfDemo }) => isDemo || !isOfDemo)
