import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The carousel as its tests see it. */
export interface Reviews {
  readonly region: Locator
  /** The reviews' window, which can be dragged. */
  readonly row: Locator
  readonly announcer: Locator
  readonly button: (name: string) => Locator
  readonly dot: (review: number) => Locator
  /** Numbers of the reviews in the accessibility tree, in the order of the document. */
  readonly shown: () => Promise<number[]>
  /** Number of the review that stands first, as the dots have it. */
  readonly current: () => Promise<number>
  readonly isAt: (review: number) => Promise<void>
  /** Lets so many milliseconds pass. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Lets time pass, in which nothing may move. */
  readonly staysFor: (milliseconds: number) => Promise<void>
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
  return {
    region,
    row: page.locator('#reviews'),
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
    staysFor: async (milliseconds) => {
      const before = await current()
      for (let passed = 0; passed < milliseconds; passed += 1000) {
        await pass(Math.min(1000, milliseconds - passed))
        expect(await current()).toBe(before)
      }
    },
  }
}

const mondayMorning = new Date('2026-05-18T10:00:00-04:00')

/** The home page with its reviews on the screen, and time standing still. They may have gone on some steps by then. */
export async function openReviews(page: Page): Promise<Reviews> {
  await page.clock.install({ time: mondayMorning })
  await page.goto('/')
  const reviews = reviewsOn(page)
  // They come to life as they come near; alive, they know how wide the page is.
  await reviews.row.scrollIntoViewIfNeeded()
  await expect(reviews.row.locator('[data-unmeasured]')).toHaveCount(0)
  await page.clock.pauseAt(mondayMorning.getTime() + 60_000)
  await comesToRest(reviews)
  return reviews
}

/** As `openReviews`, rotating, and with a whole interval to go to the next step. */
export async function openRotatingReviews(page: Page): Promise<Reviews> {
  const reviews = await openReviews(page)
  // Off the screen nothing moves: wait until the browser has told that it is on it.
  await expect(async () => {
    const before = await reviews.current()
    await reviews.pass(3000)
    expect(await reviews.current()).not.toBe(before)
  }).toPass()
  await restart(page, reviews)
  await comesToRest(reviews)
  return reviews
}

/** The clock stands still for scripts only: a step that has begun goes on, and a hand would catch it on its way. */
async function comesToRest({ row }: Reviews): Promise<void> {
  const distance = () =>
    row.evaluate((element) => {
      const slide = element.querySelector('[role="group"]')
      return slide && Math.abs(slide.getBoundingClientRect().x - element.getBoundingClientRect().x)
    })
  await expect.poll(distance).toBeLessThan(1)
}

/** Begins an interval anew, as every hold does. */
async function restart(page: Page, reviews: Reviews): Promise<void> {
  await reviews.row.hover()
  await reviews.staysFor(4000)
  await page.mouse.move(2, 2)
}

/** Lets React finish what it has begun, while the clock stands still. */
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
