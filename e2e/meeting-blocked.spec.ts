import { collectMails, fillForm, findForm, openForm, press, mockCalendar } from './booking.ts'
import { expect, test as base } from './fixtures.ts'

// By default, Playwright disables popup blocking and the back/forward cache.
const flags = ['--disable-popup-blocking', '--disable-back-forward-cache']

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: flags }),
    { scope: 'worker' },
  ],
})

test('a click on Submit opens the calendar in a window that popup blockers allow, and then the mail link', async ({
  page,
  context,
}) => {
  await mockCalendar(page)
  const form = await openForm(page)
  const mails = await collectMails(page)
  await fillForm(form)
  const opening = context.waitForEvent('page')
  await press(form)
  await (await opening).waitForURL(/^https:\/\/calendar\.google\.com\//)
  await expect.poll(() => mails.length).toBe(1)
  await expect(page.getByRole('dialog')).toContainText('the calendar entry that has opened in a new window')
})

test(
  'where the window is blocked, the dialog says so and contains both links',
  { tag: '@full' },
  async ({ page, context }) => {
    await mockCalendar(page)
    const form = await openForm(page)
    const mails = await collectMails(page)
    await fillForm(form)
    // A click allows one window; another script opens it here.
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
  },
)

test(
  'a form restored from the back/forward cache keeps its input and shows today’s date',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page)
    await fillForm(form)
    await page.evaluate((later) => {
      // Several days pass while the page is in the cache.
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
  },
)
