import type { Page } from 'playwright'
import { evaluateInPage } from './invariants.ts'
import type { Random } from './random.ts'

type Act = (page: Page, random: Random, origin: string) => Promise<unknown>

/** The centre of a random control in the window; null where there is none. */
const findTarget = (page: Page, at: number) =>
  evaluateInPage(() =>
    page.evaluate((share) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="tab"]'),
      ].filter((one) => {
        const { width, height, top } = one.getBoundingClientRect()
        const isOurs = !(one instanceof HTMLAnchorElement) || one.origin === location.origin
        return isOurs && width > 0 && height > 0 && top > -2000 && top < innerHeight + 2000
      })
      const target = all[Math.floor(share * all.length)]
      if (!target) return null
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }, at),
  )

const press =
  (times: number): Act =>
  async (page, random) => {
    const target = await findTarget(page, random.next())
    if (target) await page.mouse.click(target.x, target.y, { clickCount: times })
  }

/** Presses a random button of the given kind, if there is one. */
const pressOne =
  (selector: string): Act =>
  async (page, random) => {
    const share = random.next()
    const handle = await evaluateInPage(() =>
      page.evaluateHandle(
        ([css, at]) => {
          const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
            (one) => one.offsetParent !== null,
          )
          return all[Math.floor(at * all.length)] ?? null
        },
        [selector, share] as const,
      ),
    )
    await handle.asElement()?.click({ timeout: 1500 })
  }

const addresses = [
  '/',
  '/products',
  '/product/1',
  '/product/41',
  '/product/150',
  '/product/76',
  '/compare?ids=1,2,86',
]
const strange = [
  '/nowhere',
  '/product/%E0%A4%A',
  '//evil.example',
  '/products?search=%00&shown=-1',
  '/?__proto__=1',
]
const typed = ['lamp', '123', '"x"', '<b>', '😀', 'a\u0000b', 'shirt under $50', '%E0%A4%A']
const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowRight',
  'End',
  'PageDown',
  'c',
  '/',
  '?',
  'g',
]

const actions: readonly (readonly [weight: number, name: string, act: Act])[] = [
  [20, 'press', press(1)],
  [6, 'press twice', press(2)],
  [14, 'add to the cart', pressOne('[aria-label^="Add to Cart"], main button[class]:has(+ *)')],
  [10, 'open the cart', pressOne('#cart-button')],
  [8, 'change the cart', pressOne('[role="dialog"] ul button')],
  [5, 'close what is open', (page) => page.keyboard.press('Escape')],
  [5, 'change the theme', pressOne('button[aria-label="Dark theme"]')],
  [8, 'go back', (page) => page.goBack({ timeout: 5000, waitUntil: 'commit' })],
  [4, 'go forward', (page) => page.goForward({ timeout: 5000, waitUntil: 'commit' })],
  [3, 'reload', (page) => page.reload({ timeout: 10_000, waitUntil: 'commit' })],
  [6, 'key', (page, random) => page.keyboard.press(random.pick(keys))],
  [
    6,
    'type',
    async (page, random) => {
      await page.locator('main input').first().fill(random.pick(typed), { timeout: 1500 })
    },
  ],
  [5, 'scroll', (page, random) => page.mouse.wheel(0, random.below(4000) - 1500)],
  [
    5,
    'resize',
    (page, random) =>
      page.setViewportSize({
        width: random.pick([320, 360, 768, 1024, 1280, 1920]),
        height: 500 + random.below(600),
      }),
  ],
  [
    6,
    'visit',
    (page, random, origin) =>
      page.goto(`${origin}${random.pick(addresses)}`, { timeout: 15_000, waitUntil: 'commit' }),
  ],
  [
    3,
    'visit a strange address',
    (page, random, origin) =>
      page.goto(`${origin}${random.pick(strange)}`, { timeout: 15_000, waitUntil: 'commit' }),
  ],
]

const weights = actions.reduce((sum, [weight]) => sum + weight, 0)

/** Performs one random action of a visitor and returns its name. Skips actions that are not possible at the moment. */
export async function act(page: Page, random: Random, origin: string): Promise<string> {
  let left = random.below(weights)
  const [, name, doIt] = actions.find(([weight]) => (left -= weight) < 0) ?? random.pick(actions)
  await doIt(page, random, origin).catch(() => undefined)
  return name
}
