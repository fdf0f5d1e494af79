import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReviews, openRotatingReviews, type Reviews, reviewsOn } from './reviews.ts'
import { nextFrames } from './scroll-through.ts'

/** `count` review numbers from `first` on, wrapping after 10. */
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((first - 1 + index) % 10) + 1)

const next = (review: number) => (review % 10) + 1
const previous = (review: number) => ((review + 8) % 10) + 1

/** Milliseconds: longer than an interval of the rotation. */
const longer = 3500

type Check = (page: Page, reviews: Reviews, visible: number) => Promise<void>
type Checks = Readonly<Record<string, Check>>

/** Runs checks one after another on an open page, since opening the reviews takes longer than most of them. */
async function runChecks(
  page: Page,
  reviews: Reviews,
  checks: Checks,
  { visible, begin }: { visible: number; begin: (page: Page, reviews: Reviews) => Promise<void> },
): Promise<void> {
  for (const [name, check] of Object.entries(checks))
    await test.step(name, async () => {
      await begin(page, reviews)
      await check(page, reviews, visible)
    })
}

/** The row rotates, and is at the start of an interval. */
async function beginRotating(page: Page, reviews: Reviews): Promise<void> {
  await page.locator('#main').focus()
  await reviews.row.scrollIntoViewIfNeeded()
  await reviews.restart()
  // The last step of the check before may still slide.
  await reviews.isStill()
}

/** The row is at the first review, and stopped by the focus. */
async function beginStopped(_: Page, reviews: Reviews): Promise<void> {
  await reviews.dot(1).click()
  await reviews.isAt(1)
  await reviews.isStill()
}

const rotation: Checks = {
  'advances by one every 3000 ms, wraps, and announces nothing': async (page, reviews, visible) => {
    await reviews.dot(8).click()
    // The focus stops the rotation meanwhile.
    while ((await reviews.announcer.textContent()) !== '') await reviews.staysFor(1000)
    await beginRotating(page, reviews)
    await recordAnnouncements(page)
    for (const first of [9, 10, 1]) {
      await reviews.staysFor(2999)
      await reviews.pass(1)
      await reviews.isAt(first)
      expect(await reviews.shown()).toEqual(from(first, visible))
    }
    expect(await page.evaluate((): unknown => Reflect.get(window, 'said'))).toEqual([])
  },
}

const pauses: Checks = {
  'pauses while the pointer is over the reviews': async (page, reviews) => {
    const first = await reviews.current()
    await reviews.row.hover()
    await reviews.staysFor(longer)
    await page.mouse.move(2, 2)
    await reviews.staysFor(2999)
    await reviews.pass(1)
    await reviews.isAt(next(first))
  },
}

const morePauses: Checks = {
  'stops once Tab has reached its button, which is first, until Start rotation is pressed': async (
    page,
    reviews,
  ) => {
    await page.getByRole('button', { name: /^View More/ }).focus()
    await page.keyboard.press('Tab')
    await expect(reviews.button('Start rotation')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reviews.button('Previous review')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reviews.button('Next review')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reviews.dot(await reviews.current())).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^hello@/ }).first()).toBeFocused()
    await reviews.staysFor(longer)

    for (let back = 0; back < 4; back++) await page.keyboard.press('Shift+Tab')
    await expect(reviews.button('Start rotation')).toBeFocused()
    const first = await reviews.current()
    await page.keyboard.press('Enter')
    await expect(reviews.button('Pause rotation')).toBeFocused()
    await reviews.pass(3000)
    await reviews.isAt(next(first))
    await page.keyboard.press('Tab')
    await expect(reviews.button('Start rotation')).toBeVisible()
    await reviews.staysFor(longer)
    await reviews.button('Start rotation').click()
  },
  'pauses while the focus of a click is inside': async (page, reviews) => {
    const first = await reviews.current()
    await reviews.button('Next review').click()
    await page.mouse.move(2, 2)
    await reviews.isAt(next(first))
    await reviews.staysFor(longer)
    await page.locator('#main').focus()
    await reviews.pass(3000)
    await reviews.isAt(next(next(first)))
  },
  'pauses outside the window': async (page, reviews) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(reviews.row).not.toBeInViewport()
    // The browser reports the intersection with a delay.
    await expect(() => reviews.staysFor(longer)).toPass()
    await reviews.staysFor(longer)
  },
  'pauses in a background tab': async (page, reviews) => {
    const first = await reviews.current()
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await reviews.staysFor(longer)
    await setHidden(false)
    await reviews.pass(3000)
    await reviews.isAt(next(first))
  },
  'pauses while the pointer drags the row, which moves with it': async (page, reviews) => {
    const drop = await drag(page, -40)
    const slide = reviews.region.getByRole('group').first()
    const row = await reviews.row.boundingBox()
    await expect.poll(async () => Math.round(((await slide.boundingBox())?.x ?? 0) - (row?.x ?? 0))).toBe(-40)
    await page.mouse.move(2, 2)
    await reviews.staysFor(longer)
    await drop()
  },
  'stops by the pause button until its next press': async (page, reviews) => {
    const first = await reviews.current()
    await reviews.button('Pause rotation').click()
    await page.mouse.move(2, 2)
    await reviews.staysFor(longer)
    await reviews.button('Start rotation').click()
    await expect(reviews.button('Pause rotation')).toBeVisible()
    // The pointer is still on the button.
    await reviews.pass(3000)
    await reviews.isAt(next(first))
    await reviews.row.hover()
    await reviews.staysFor(longer)
  },
}

test(
  'reviews move on every three seconds, stop under the pointer, and obey buttons',
  { tag: '@full' },
  async ({ page }) => {
    const reviews = await openRotatingReviews(page)
    const checks = { ...rotation, ...pauses }
    await runChecks(page, reviews, checks, { visible: 4, begin: beginRotating })
    await runChecks(page, reviews, presses, { visible: 4, begin: beginStopped })
  },
)

test(
  'the rotation stops for Tab and a click, in a background tab, outside the window, and in a drag',
  { tag: '@full' },
  async ({ page }) => {
    const reviews = await openRotatingReviews(page)
    await runChecks(page, reviews, morePauses, { visible: 4, begin: beginRotating })
  },
)

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'the rotation starts stopped, steps do not slide, and Start rotation rotates',
    { tag: '@full' },
    async ({ page }) => {
      const reviews = await openReviews(page)
      await reviews.staysFor(longer)
      expect(await reviews.current()).toBe(1)
      await reviews.button('Next review').click()
      await reviews.isAt(2)
      expect(
        await reviews.row.evaluate(
          (row) =>
            row.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition)).length,
        ),
      ).toBe(0)
      await reviews.button('Start rotation').click()
      await reviews.pass(3000)
      await reviews.isAt(3)
    },
  )
})

const rangeOf = (first: number, visible: number) =>
  visible === 1 ? `Review ${first} of 10` : `Reviews ${first} to ${from(first, visible).at(-1)} of 10`

const presses: Checks = {
  'buttons and dots move the reviews and announce it': async (_, reviews, visible) => {
    const expectMoved = async (first: number) => {
      await expect(reviews.announcer).toHaveText(rangeOf(first, visible))
      await reviews.isAt(first)
    }
    await expectMoved(1)
    await reviews.button('Previous review').click()
    await expectMoved(10)
    await reviews.button('Next review').click()
    await expectMoved(1)
    await reviews.dot(8).click()
    await expectMoved(8)
    expect(await reviews.shown()).toEqual(from(8, visible))
  },
  'only the visible reviews are in the document once the slide has ended': async (_, reviews, visible) => {
    await reviews.button('Next review').click()
    await expect(reviews.region.locator('blockquote')).toHaveCount(visible)
    await expect(reviews.region.locator('[aria-roledescription="slide"]')).toHaveCount(visible)
  },
}

const slideChecks: Checks = {
  'a step slides without a gap or a jump, also from the last review to the first': async (page, reviews) => {
    for (const [start, button] of [
      [10, 'Next review'],
      [1, 'Previous review'],
      [4, 'Next review'],
    ] as const) {
      await reviews.dot(start).click()
      await reviews.isStill()
      const before = await readFrame(page)
      await reviews.button(button).evaluate((element) => {
        if (element instanceof HTMLElement) element.click()
        // Before the first frame of the transition.
        return Promise.resolve().then(() => {
          for (const motion of document.getAnimations())
            if (motion.timeline === document.timeline && !(motion instanceof CSSTransition)) motion.pause()
        })
      })
      const begun = await readFrameAt(page, 0)
      expect(begun.seen).toEqual(before.seen)
      let last = begun.left
      for (const progress of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
        const { left, gaps, isFilled } = await readFrameAt(page, progress)
        expect(isFilled, `at ${progress} the whole viewport is filled`).toBe(true)
        expect(new Set(gaps).size, `at ${progress} the gaps are equal`).toBeLessThanOrEqual(1)
        const moved = button === 'Next review' ? last - left : left - last
        expect(moved, `at ${progress} the direction stays`).toBeGreaterThan(0)
        last = left
      }
      const ended = await readFrameAt(page, 1)
      await page.evaluate(() => {
        for (const motion of document.getAnimations())
          if (motion.timeline === document.timeline) motion.finish()
      })
      await reviews.isStill()
      expect((await readFrame(page)).seen).toEqual(ended.seen)
    }
  },
  'quick clicks reach the right review': async (_, reviews) => {
    await reviews.button('Next review').click({ clickCount: 3 })
    await reviews.isAt(4)
    await reviews.button('Previous review').click({ clickCount: 12 })
    await reviews.isAt(2)
    await reviews.isStill()
    expect((await reviews.shown())[0]).toBe(2)
  },
}

const keyChecks: Checks = {
  'arrows, Home and End move among the dots, with wrapping; Enter and Space show a review': async (
    page,
    reviews,
    visible,
  ) => {
    const toolbar = page.getByRole('toolbar', { name: 'Choose a review' })
    await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1)
    await expect(toolbar.getByRole('button')).toHaveCount(10)
    await reviews.dot(1).focus()
    for (const [key, review] of [
      ['ArrowLeft', 10],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['End', 10],
      ['ArrowRight', 1],
      ['Home', 1],
      ['End', 10],
      ['ArrowLeft', 9],
    ] as const) {
      await page.keyboard.press(key)
      await expect(reviews.dot(review)).toBeFocused()
      await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1)
    }
    await reviews.isAt(1)
    await page.keyboard.press('Enter')
    await reviews.isAt(9)
    await expect(reviews.announcer).toHaveText(rangeOf(9, visible))
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await reviews.isAt(1)
    await reviews.staysFor(longer)
  },
}

const dragChecks: Checks = {
  'a drag of 51 px moves the reviews by one in either direction, one of 49 px does not, and no text is selected':
    async (page, reviews) => {
      for (const [dx, review] of [
        [-49, 1],
        [49, 1],
        [-51, 2],
        [51, 1],
        [51, 10],
      ] as const) {
        const drop = await drag(page, dx)
        await drop()
        await reviews.isAt(review)
        await reviews.isStill()
        expect((await reviews.shown())[0]).toBe(review)
      }
      expect(await page.evaluate(() => String(getSelection()))).toBe('')
    },
  'a drag that is mostly vertical moves no review': async (page, reviews) => {
    const drop = await drag(page, -60, 70)
    await drop()
    await reviews.isStill()
    await nextFrames(page)
    expect(await reviews.current()).toBe(1)
  },
}

for (const { how, checks } of [
  { how: 'keys move the reviews', checks: keyChecks },
  { how: 'drags and quick clicks move the reviews without a gap', checks: { ...slideChecks, ...dragChecks } },
])
  test(`in a wide window ${how}`, { tag: '@full' }, async ({ page }) => {
    const reviews = await openRotatingReviews(page)
    await runChecks(page, reviews, checks, { visible: 4, begin: beginStopped })
  })

const swipes: Checks = {
  'a swipe pauses the rotation until the finger is lifted': async (page, reviews) => {
    const first = await reviews.current()
    await swipe(page, -30, 0, () => reviews.staysFor(longer))
    await reviews.pass(3000)
    await reviews.isAt(next(first))
  },
  'a swipe that is mostly vertical scrolls the page and moves no review': async (page, reviews) => {
    const first = await reviews.current()
    const before = await page.evaluate(() => scrollY)
    await swipe(page, -20, -140)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60)
    await reviews.isStill()
    await nextFrames(page)
    expect(await reviews.current()).toBe(first)
  },
  'a swipe of 51 px moves the reviews by one in either direction, one of 49 px does not': async (
    page,
    reviews,
  ) => {
    const first = await reviews.current()
    for (const [dx, review] of [
      [-49, first],
      [49, first],
      [-51, next(first)],
      [51, first],
      [51, previous(first)],
    ] as const) {
      await swipe(page, dx, 0)
      await reviews.isAt(review)
      await reviews.isStill()
    }
  },
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('swipes move the reviews by one', { tag: '@full' }, async ({ page }) => {
    const reviews = await openRotatingReviews(page)
    await runChecks(page, reviews, swipes, { visible: 1, begin: beginRotating })
  })

  test('the reviews rotate by one, and buttons and dots move them', { tag: '@full' }, async ({ page }) => {
    const reviews = await openRotatingReviews(page)
    await runChecks(page, reviews, rotation, { visible: 1, begin: beginRotating })
    await runChecks(page, reviews, presses, { visible: 1, begin: beginStopped })
  })
})

test.describe('at every width', () => {
  const widths = [
    [320, 1],
    [360, 1],
    [767, 1],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [1280, 4],
  ] as const

  test(
    'one, three or four reviews fill the row without overflow, and targets are at least 44 px',
    { tag: '@full' },
    async ({ page }) => {
      const reviews = await openRotatingReviews(page)
      await reviews.button('Pause rotation').click()
      await reviews.dot(9).click()
      for (const [width, visible] of widths) {
        await page.setViewportSize({ width, height: 800 })
        await nextFrames(page)
        await expect.poll(reviews.shown).toEqual(from(9, visible))
        const sizes = await reviews.region
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
          )
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect((await readFrame(page)).isFilled).toBe(true)
      }
    },
  )

  test(
    'the section has the same height for every review, without overflow, also with text of 200 %',
    { tag: '@full' },
    async ({ page }) => {
      const reviews = await openRotatingReviews(page)
      await reviews.button('Pause rotation').click()
      for (const fontSize of ['100%', '200%']) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
        for (const [width, visible] of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(reviews.shown).toHaveLength(visible)
          const seen = await reviews.region.evaluate(async (region) => {
            const found: { first: string | null | undefined; height: number }[] = []
            for (const dot of region.querySelectorAll<HTMLElement>('[role="toolbar"] button')) {
              dot.click()
              await new Promise((done) => {
                const { port1, port2 } = new MessageChannel()
                port1.addEventListener('message', done, { once: true })
                port1.start()
                port2.postMessage(null)
              })
              const first = region.querySelector('[aria-roledescription="slide"]:not([aria-hidden])')
              found.push({
                first: first?.getAttribute('aria-label'),
                height: region.getBoundingClientRect().height,
              })
            }
            return found
          })
          const where = `${width} px, text of ${fontSize}`
          expect(seen.map(({ first }) => first)).toEqual(from(1, 10).map((review) => `${review} of 10`))
          expect(new Set(seen.map(({ height }) => height)).size, where).toBe(1)
          const overflow = await reviews.region.evaluate((region) => region.scrollWidth - region.clientWidth)
          expect(overflow, where).toBeLessThanOrEqual(0)
        }
      }
    },
  )

  test.describe('before any script has run', () => {
    // The browser reports every script that it does not load.
    test.use({ javaScriptEnabled: false, allowed: [/^csp: /] })

    test('the same number of reviews is visible as afterwards', async ({ page }) => {
      await page.goto('/')
      const { region } = reviewsOn(page)
      for (const [width, visible] of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect(region.getByRole('group')).toHaveCount(visible)
        expect((await readFrame(page)).isFilled).toBe(true)
      }
    })
  })
})

/** The visible slides and their positions in the current frame. */
function readFrame(page: Page) {
  return page.locator('#reviews').evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect()
    const slides = [...viewport.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => ({ label: slide.getAttribute('aria-label'), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    const boxes = slides.map(({ box }) => box)
    const seen = slides
      .filter(({ box }) => box.right > frame.left + 1 && box.left < frame.right - 1)
      .map(({ label, box }) => [label, Math.round(box.left)])
    return {
      seen,
      left: Math.round(boxes[0]?.left ?? 0),
      gaps: boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0))),
      isFilled:
        (boxes[0]?.left ?? Infinity) <= frame.left + 0.5 && (boxes.at(-1)?.right ?? 0) >= frame.right - 0.5,
    }
  })
}

/** The same at a moment of the paused transition: 0 is its start. */
async function readFrameAt(page: Page, progress: number) {
  await page.evaluate((share) => {
    for (const motion of document.getAnimations()) {
      if (motion.timeline === document.timeline && !(motion instanceof CSSTransition))
        motion.currentTime = share * Number(motion.effect?.getTiming().duration)
    }
  }, progress)
  return readFrame(page)
}

async function drag(page: Page, dx: number, dy = 0) {
  const box = await page.locator('#reviews').boundingBox()
  if (!box) throw new Error('no reviews')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 })
  await page.mouse.move(x + dx, y + dy, { steps: 3 })
  return () => page.mouse.up()
}

/** Calls `beforeEnd` while the finger is still down. */
async function swipe(page: Page, dx: number, dy: number, beforeEnd?: () => Promise<void>) {
  const box = await page.locator('#reviews').boundingBox()
  if (!box) throw new Error('no reviews')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + 160)]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + dx * moved, y: y + dy * moved }],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10)
  await beforeEnd?.()
  await send('touchEnd')
  await touch.detach()
}

/** Records what live regions announce from now on, in `window.said`. */
function recordAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const live = element?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]')
        if (live && live.getAttribute('aria-live') !== 'off') said.push(live.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
