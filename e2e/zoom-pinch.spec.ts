import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Sends touch points to the browser, as the system does. */
async function createHand(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] })
  return {
    put: (...fingers: Finger[]) => send('touchStart', fingers),
    /** Ten steps, since fingers do not jump. */
    move: async (from: readonly Finger[], to: readonly Finger[]) => {
      for (let step = 1; step <= 10; step += 1) {
        const between = (a: number, b: number) => a + ((b - a) * step) / 10
        await send(
          'touchMove',
          from.map((finger, at) => ({
            id: finger.id,
            x: between(finger.x, to[at]?.x ?? finger.x),
            y: between(finger.y, to[at]?.y ?? finger.y),
          })),
        )
      }
    },
    /** Lifts these fingers; without an argument, all of them. */
    lift: (...fingers: Finger[]) => send('touchEnd', fingers),
  }
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test(
  'two fingers zoom an image around their centre, and a remaining finger pans it without a jump',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await page.getByRole('button', { name: 'Zoom', exact: true }).tap()
    const picture = page.getByRole('dialog', { name: /^Zoom: / }).getByRole('img')
    await expect(picture).toBeVisible()
    const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const whole = await box()
    // A point of the image other than its centre.
    const point = { x: whole.x + whole.width * 0.3, y: whole.y + whole.height * 0.4 }
    const around = (distance: number): [Finger, Finger] => [
      { id: 0, x: point.x - distance, y: point.y },
      { id: 1, x: point.x + distance, y: point.y },
    ]
    const hand = await createHand(page)

    await hand.put(...around(30))
    await hand.move(around(30), around(60))
    await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width * 2, -1)
    const zoomed = await box()
    expect((point.x - zoomed.x) / zoomed.width).toBeCloseTo(0.3, 1)
    expect((point.y - zoomed.y) / zoomed.height).toBeCloseTo(0.4, 1)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)

    const [stays, lifted] = around(60)
    await hand.lift(lifted)
    await expect.poll(box).toEqual(zoomed)
    const further = { id: stays.id, x: stays.x + 20, y: stays.y - 40 }
    await hand.move([stays], [further])
    await expect.poll(async () => (await box()).x).toBeCloseTo(zoomed.x + 20, 0)
    await expect.poll(async () => (await box()).y).toBeCloseTo(zoomed.y - 40, 0)
    await hand.lift()

    await hand.put(...around(100))
    await hand.move(around(100), around(10))
    await expect.poll(box).toEqual(whole)
    await hand.lift()
  },
)

test(
  'a level, long swipe shows the next or previous view, in the zoom and on the page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await page.getByRole('button', { name: 'Zoom', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: /^Zoom: / })
    const picture = dialog.getByRole('img')
    await expect(picture).toBeVisible()
    const hand = await createHand(page)
    const swipe = async (dx: number, dy = 0) => {
      const from = { id: 0, x: 195, y: 300 }
      await hand.put(from)
      await hand.move([from], [{ id: 0, x: 195 + dx, y: 300 + dy }])
      await hand.lift()
    }
    const slide = dialog.locator('[data-pulled]')

    await swipe(-120)
    await expect(picture).toHaveAttribute('alt', `${shop.first.name}, close-up`)
    await expect(dialog.getByRole('status')).toHaveText('close-up, image 2 of 4')
    await swipe(-120)
    await expect(picture).toHaveAttribute('alt', `${shop.first.name}, side view`)
    await swipe(120)
    await expect(picture).toHaveAttribute('alt', `${shop.first.name}, close-up`)

    await swipe(40)
    await swipe(100, 150)
    await expect(slide).toHaveAttribute('data-pulled', 'false')
    await expect(picture).toHaveAttribute('alt', `${shop.first.name}, close-up`)
    await page.keyboard.press('+')
    await expect(dialog.getByRole('status')).toHaveText('150 percent')
    const left = (await picture.boundingBox())?.x ?? 0
    await swipe(-80)
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(left)
    await expect(picture).toHaveAttribute('alt', `${shop.first.name}, close-up`)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Pictures' }).getByRole('img', { name: /close-up$/ }),
    ).toBeVisible()
  },
)
