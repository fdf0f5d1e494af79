import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Locators and helpers for the tests of the carousel. */
export interface Reviews {
  readonly region: Locator
  /** The reviews' window, which can be dragged. */
  readonly row: Locator
  readonly announcer: Locator
  readonly button: (name: string) => Locator
  readonly dot: (review: number) => Locator
  /** Numbers of the reviews in the accessibility tree, in document order. */
  readonly shown: () => Promise<number[]>
  /** Number of the first visible review, by the current dot. */
  readonly current: () => Promise<number>
  readonly isAt: (review: number) => Promise<void>
  /** Advances the clock. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Advances the clock and expects that the reviews do not move. */
  readonly staysFor: (milliseconds: number) => Promise<void>
  /** Waits until no review leaves the row. */
  readonly isStill: () => Promise<void>
  /** Restarts the interval: each pause does. */
  readonly restart: () => Promise<void>
}

export function reviewsOn(page: Page): Reviews {
  const region = page.getByRole('region', { name: 'What our customers say' })
  const current = async () => {
    const label = await region.locator('[aria-current="true"]').getAttribute('aria-label')
    return Number(label?.match(/\d+/)?.[0])
  }
  const dot = (review: number) =>
    region.getByRole('button', { name: `Show review ${review} of 10`, exact: true })
  const isAt = (review: number) => expect(dot(review)).toHaveAttribute('aria-current', 'true')
  const pass = async (milliseconds: number) => {
    await settle(page)
    await page.clock.runFor(milliseconds)
    await settle(page)
  }
  const row = page.locator('#reviews')
  const staysFor = async (milliseconds: number) => {
    const before = await current()
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      await pass(Math.min(1000, milliseconds - passed))
      expect(await current()).toBe(before)
    }
  }
  return {
    region,
    row,
    announcer: page.locator('#announcer'),
    button: (name) => region.getByRole('button', { name, exact: true }),
    dot,
    shown: async () => {
      const labels = await region
        .getByRole('group')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label') ?? ''))
      return labels.map((label) => Number(label.match(/^(\d+) of 10$/)?.[1]))
    },
    current,
    isAt,
    pass,
    staysFor,
    isStill: () => expect(region.locator('[inert]')).toHaveCount(0),
    restart: async () => {
      await row.hover()
      await staysFor(3500)
      await page.mouse.move(2, 2)
    },
  }
}

const mondayMorning = new Date('2026-05-18T10:00:00-04:00')

/** Opens the home page at its reviews and pauses the clock. They may have rotated by some steps by then. */
export async function openReviews(page: Page): Promise<Reviews> {
  await page.clock.install({ time: mondayMorning })
  await page.goto('/')
  const reviews = reviewsOn(page)
  // They hydrate when they near the window, and then measure the page's width.
  await reviews.row.scrollIntoViewIfNeeded()
  await expect(reviews.row.locator('[data-unmeasured]')).toHaveCount(0)
  await page.clock.pauseAt(mondayMorning.getTime() + 60_000)
  await waitUntilStill(reviews)
  return reviews
}

/** As `openReviews`, rotating, at the start of an interval. */
export async function openRotatingReviews(page: Page): Promise<Reviews> {
  const reviews = await openReviews(page)
  // They rotate once the browser has reported that they are in the window.
  await expect(async () => {
    const before = await reviews.current()
    await reviews.pass(3000)
    expect(await reviews.current()).not.toBe(before)
  }).toPass()
  await reviews.restart()
  await waitUntilStill(reviews)
  return reviews
}

/** Waits for the end of a step: the clock is paused for scripts only, and transitions continue. */
async function waitUntilStill({ row }: Reviews): Promise<void> {
  const distance = () =>
    row.evaluate((element) => {
      const slide = element.querySelector('[role="group"]')
      return slide && Math.abs(slide.getBoundingClientRect().x - element.getBoundingClientRect().x)
    })
  await expect.poll(distance).toBeLessThan(1)
}

/** Lets React finish its work while the clock is paused. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 8; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}
