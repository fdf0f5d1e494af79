import { expect, type Locator, type Page } from '@playwright/test'
import { shop } from './shop.ts'
import { whenStill } from './wait-until-still.ts'

/** A Saturday morning in New York: the slots at 9:00 and 10:00 AM are past. */
export const saturdayMorning = '2026-11-21T10:30:00-05:00'

/** The same day, after its last slot. */
export const saturdayEvening = '2026-11-21T18:30:00-05:00'

/** Opens the home page at a given time, with the booking form in view. */
export async function openForm(page: Page, time = saturdayMorning, address = '/'): Promise<Locator> {
  await page.clock.setFixedTime(time)
  await page.goto(address)
  return findForm(page)
}

export async function findForm(page: Page, name = 'Book a wholesale meeting'): Promise<Locator> {
  // React redraws a page with a query: the section of the HTML is replaced during the scroll.
  await expect(() => page.locator('#meeting').scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
  const form = page.getByRole('form', { name })
  await expect(form).toBeVisible()
  return form
}

interface Booking {
  readonly name?: string
  readonly email?: string
  readonly day?: string
  readonly time?: RegExp
}

export async function fillForm(form: Locator, booking: Booking = {}): Promise<void> {
  const { name = 'Ada Lovelace', email = 'ada@example.com' } = booking
  const { day = shop.meeting.day, time = shop.meeting.time } = booking
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: day }).click()
  await form.getByRole('radio', { name: time }).check()
}

/** Clicks the button also while it is `aria-disabled`; Playwright would wait otherwise. */
export async function press(form: Locator, name = 'Schedule Meeting'): Promise<void> {
  const button = form.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  // A forced click does not wait until nothing moves.
  await whenStill(form.page(), () => button.boundingBox())
  await button.click({ force: true })
}

/** Replaces the visitor's online calendar, so that no request leaves this machine. */
export async function mockCalendar(page: Page): Promise<void> {
  await page
    .context()
    .route('https://calendar.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
    )
}

/** Records the mailto links that are opened from now on. */
export async function collectMails(page: Page): Promise<readonly string[]> {
  const mails: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url)
  })
  return mails
}

/** Records the addresses of the windows that are opened from now on. */
export function collectWindows(page: Page): readonly string[] {
  const windows: string[] = []
  page.context().on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('https://calendar'))
      windows.push(request.url())
  })
  return windows
}
