import { expect } from '../fixtures.ts'
import { shop } from '../shop.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { dialog, fewProducts, findBooking, heading, type State } from './states.ts'

/** A state that only some widths have. */
export interface RareState extends State {
  readonly isNarrow?: boolean
}

/** What few visitors meet: wrong links, failures, notices. Their texts are checked in every translation. */
export const rareStates: readonly RareState[] = [
  {
    name: 'menu of a phone',
    address: fewProducts,
    isNarrow: true,
    reach: async (page, { shell }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.getByRole('banner').getByRole('button', { name: shell.menu, exact: true }).click()
    },
    proof: (page, { shell }) => page.getByRole('button', { name: shell.closeMenu }),
  },
  {
    name: 'compare, one product',
    address: '/compare?ids=1',
    proof: (page, { compare }) => page.getByText(compare.chooseAnother),
  },
  {
    name: 'compare, a wrong link',
    address: '/compare?ids=1,2,3,4,5,2,9999999,x',
    proof: (page, { compare }) => page.getByText(compare.noNumber({ text: 'x' })),
  },
  {
    name: 'list of a link',
    address: '/products?ids=1,2,9999999,x,1',
    proof: (page, { filters }) => page.getByRole('button', { name: filters.saveAll }),
  },
  {
    name: 'page that does not exist in the list',
    address: '/products?view=list&page=99',
    proof: heading(({ browse }) => browse.noPage({ number: 99 })),
  },
  {
    name: 'cart of a link',
    address: `${fewProducts}#cart=${shop.second.id}x3,9999999x5,x`,
    proof: dialog(({ cart }) => cart.linkTitle),
  },
  {
    name: 'booking, with its times',
    address: '/?search=zzzqqq',
    reach: async (page, texts) => {
      const form = await findBooking(page, texts)
      await form.getByRole('grid').getByRole('button').nth(23).click()
    },
    proof: (page) => page.locator('#meeting').getByRole('radio').first(),
  },
  {
    name: 'booking, form not loaded',
    address: '/?search=zzzqqq',
    reach: async (page, { meeting }) => {
      const code = /\/assets\/meeting-form-[^/]+\.js$/
      await page.route(code, (route) => route.abort())
      await page.reload()
      await waitUntilAlive(page)
      await expect(() => page.locator('#meeting').scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
      await expect(page.getByText(meeting.failedAdvice)).toBeVisible()
      await page.unroute(code)
    },
    proof: (page, { meeting }) => page.getByText(meeting.failedAdvice),
  },
  {
    name: 'offline',
    address: fewProducts,
    // As the browser says it; the next page is fetched nevertheless.
    reach: async (page) => {
      await page.mouse.wheel(0, 10)
      await page.waitForFunction(() => document.querySelector('section[data-above-foot]') !== null)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        window.dispatchEvent(new Event('offline'))
      })
    },
    proof: (page, { notices }) =>
      page.getByRole('region', { name: notices.label }).getByText(notices.offline),
  },
]
