import { collectMails, fillForm, findForm, openForm, press, standInForCalendar } from './booking.ts'
import { expect, test as base } from './fixtures.ts'

// Without these Playwright switches both off.
const flags = ['--disable-popup-blocking', '--disable-back-forward-cache']

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: flags }),
    { scope: 'worker' },
  ],
})

test('a visitor’s click opens the calendar past the popup blocker, and the mail is handed over too', async ({
  page,
  context,
}) => {
  await standInForCalendar(page)
  const form = await openForm(page)
  const mails = await collectMails(page)
  await fillForm(form)
  const opening = context.waitForEvent('page')
  await press(form)
  await (await opening).waitForURL(/^https:\/\/calendar\.google\.com\//)
  await expect.poll(() => mails.length).toBe(1)
  await expect(page.getByRole('dialog')).toContainText('the calendar entry that has opened in a new window')
})

test('where the window is blocked the dialog says so, and holds both links', async ({ page, context }) => {
  await standInForCalendar(page)
  const form = await openForm(page)
  const mails = await collectMails(page)
  await fillForm(form)
  // The one window that a click may open is used up by another.
  await form.evaluate((element: HTMLFormElement) => {
    window.open('about:blank')?.close()
    element.requestSubmit()
  })
  const dialog = page.getByRole('dialog', { name: 'Meeting Scheduled!' })
  await expect(dialog).toContainText('Your browser blocked the calendar window')
  await expect.poll(() => mails.length).toBe(1)
  await expect(dialog.getByRole('link', { name: 'Open the email' })).toHaveAttribute('href', mails[0] ?? '')
  const opening = context.waitForEvent('page', (opened) => opened.url() !== 'about:blank')
  await dialog.getByRole('link', { name: /calendar entry/ }).click()
  await (await opening).waitForURL(/^https:\/\/calendar\.google\.com\//)
})

test('a page that comes back from the back/forward cache has the form whole, and today’s date', async ({
  page,
}) => {
  const form = await openForm(page)
  await fillForm(form)
  await page.evaluate((later) => {
    // Days go by while the page is away.
    window.addEventListener('pagehide', () => {
      Date.now = () => later
    })
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['shown'] = String(event.persisted)
    })
  }, Date.parse('2026-11-25T09:00:00-05:00'))
  await page.goto('/products')
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'true')
  const again = await findForm(page)
  await expect(again.getByLabel('Name')).toHaveValue('Ada Lovelace')
  await expect(again.locator('[aria-current="date"]')).toHaveAccessibleName('Wednesday, November 25, 2026')
  await expect(again).toContainText('Tuesday, November 24, 2026 is past.')
  await press(again)
  await expect(page.getByRole('alertdialog')).toContainText(
    'Please select a future date and time for the meeting.',
  )
})
