import { readFile } from 'node:fs/promises'
import {
  collectMails,
  collectWindows,
  fillForm,
  findForm,
  openForm,
  press,
  saturdayMorning,
  mockCalendar,
} from './booking.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

const missingAlert = 'Please fill in all required fields and select a date and time.'

test(
  'a trader books a meeting: both links are complete, and it can be saved as a file and copied',
  { tag: '@phone' },
  async ({ page, context }) => {
    await mockCalendar(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const form = await openForm(page)
    const [mails, windows] = [await collectMails(page), collectWindows(page)]
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'info' && !message.text().startsWith('Launched')) logged.push(message.text())
    })
    await fillForm(form, { name: 'Ada & co #1 50% 😀' })
    await form.getByLabel('Subject').selectOption('Product Sourcing')
    await expect(form).toContainText('Tuesday, November 24, 2026, 11:00 AM New York time')
    await press(form)

    const dialog = page.getByRole('dialog', { name: 'Meeting Scheduled!' })
    await expect(dialog).toBeFocused()
    await expect(dialog).toContainText('Nothing has been sent yet.')
    await expect.poll(() => [mails.length, windows.length]).toEqual([1, 1])

    const calendar = new URL(windows[0] ?? '')
    expect(Object.fromEntries(calendar.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Wholesale Meeting with Ada & co #1 50% 😀 - Product Sourcing',
      details: [
        'Name: Ada & co #1 50% 😀',
        'Email: ada@example.com',
        'Subject: Product Sourcing',
        'Date: Tuesday, November 24, 2026',
        'Time: 11:00 AM (New York time), 30 minutes',
      ].join('\n'),
      dates: '20261124T160000Z/20261124T163000Z',
      ctz: 'America/New_York',
      location: 'Video meeting',
    })
    const mail = new URL(mails[0] ?? '')
    expect(mail.pathname).toBe('wholesale@brooklyn-parcel.example.com')
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(mail.searchParams.get('subject')).toBe('Wholesale Meeting Request from Ada & co #1 50% 😀')
    expect(mail.searchParams.get('body')?.split('\r\n').at(-1)).toBe(calendar.href)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('Name: Ada & co #1 50% 😀')
    await expect(dialog.getByRole('link', { name: /calendar entry/ })).toHaveAttribute('href', calendar.href)
    await expect(dialog.getByRole('link', { name: 'Open the email' })).toHaveAttribute('href', mail.href)

    await page.bringToFront()
    const downloading = page.waitForEvent('download')
    const copy = await dialog.getByRole('button', { name: 'Copy details' }).boundingBox()
    const gotIt = await dialog.getByRole('button', { name: 'Got It!' }).boundingBox()
    expect((gotIt?.y ?? NaN) - (copy?.y ?? NaN) - (copy?.height ?? NaN), 'px of space').toBeLessThan(32)
    await dialog.getByRole('button', { name: 'Download .ics' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('wholesale-meeting-2026-11-24.ics')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(file).toContain('\r\nDTSTART:20261124T160000Z\r\nDTEND:20261124T163000Z\r\n')
    await expect(dialog.getByRole('status')).toContainText('wholesale-meeting-2026-11-24.ics')
    await dialog.getByRole('button', { name: 'Copy details' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Details copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Time: 11:00 AM (New York time), 30 minutes')

    await dialog.getByRole('button', { name: 'Got It!' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Book a wholesale meeting' })).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveValue('')
    await expect(form.getByLabel('Email')).toHaveValue('')
    await expect(form.getByLabel('Subject')).toHaveValue('Wholesale Inquiry')
    await expect(form.locator('[aria-selected="true"], :checked:not(option)')).toHaveCount(0)
  },
)

test(
  'an alert reports missing fields, and the first of them has the focus afterwards',
  { tag: ['@phone', '@full'] },
  async ({ page }) => {
    const form = await openForm(page)
    await press(form)
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(missingAlert)
    await alert.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Name')).toBeInViewport()
    await expect(form).toContainText('Enter your name.')
    await expect(form).toContainText('Enter your email address.')

    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByLabel('Email').press('Enter')
    await expect(alert).toContainText(missingAlert)
    await expect(alert.getByRole('button', { name: 'OK', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Saturday, November 21, 2026' })).toBeFocused()

    await page.keyboard.press('Enter')
    await press(form)
    await alert.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(form.getByRole('radio').first()).toBeFocused()
  },
)

test(
  'the input of the booking form survives a change of category, another page and a reload',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page)
    await fillForm(form, { name: 'Ada & co', email: 'not yet' })
    const expectInput = async () => {
      const again = await findForm(page)
      await expect(again.getByLabel('Name')).toHaveValue('Ada & co')
      await expect(again.getByLabel('Email')).toHaveValue('not yet')
      await expect(again.getByRole('radio', { name: /^11:00 AM/ })).toBeChecked()
      await expect(again.locator('[aria-selected="true"]')).toHaveText('24')
    }
    await page.getByRole('button', { name: shop.otherCategory.button }).click()
    await expect(page).toHaveURL(new RegExp(shop.otherCategory.query))
    await expectInput()
    await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/product/)
    await page.goBack()
    await expectInput()
    await page.reload()
    await expectInput()
  },
)

test('the next page can be scrolled after Back with an open dialog', { tag: '@full' }, async ({ page }) => {
  await mockCalendar(page)
  await page.clock.setFixedTime(saturdayMorning)
  await page.goto('/products')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  const form = await findForm(page)
  await fillForm(form)
  await press(form)
  await waitUntilDialogRests(page)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('a booking works in a browser without Temporal', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await mockCalendar(page)
  const form = await openForm(page)
  const windows = collectWindows(page)
  await fillForm(form)
  await press(form)
  await expect(page.getByRole('dialog', { name: 'Meeting Scheduled!' })).toBeVisible()
  await expect
    .poll(() => new URL(windows[0] ?? 'x:').searchParams.get('dates'))
    .toBe('20261124T160000Z/20261124T163000Z')
})
