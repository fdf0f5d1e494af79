// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boxHeightFor } from '#browse/grid/tall/scroll-map.ts'
import { createTallScroll, type TallScroll } from '#browse/grid/tall/tall-scroll.ts'

/** Four times as high as the page that represents it. */
const listHeight = 32_000_000

let scrollY = 0
let scroll: TallScroll
let stop: () => void

const scrollBy = (step: number) => {
  scrollY += step
  window.dispatchEvent(new Event('scroll'))
}
const turnWheel = () => window.dispatchEvent(new Event('wheel'))

beforeEach(() => {
  vi.useFakeTimers()
  scrollY = 0
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY })
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [to] = args
    if (typeof to === 'object' && to !== null && 'top' in to) scrollY = Number(to.top)
  })
  scroll = createTallScroll()
  stop = scroll.observe(() => undefined)
  scroll.resize(listHeight)
  scroll.fit(0)
  // Away from the ends, where offsets map one to one.
  scrollBy(3_000_000)
  vi.runAllTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const far = () => window.innerHeight * 3

/** The list's movement, in px, for a scroll of the page. */
function movementOf(step: number): number {
  const before = scroll.offset()
  scrollBy(step)
  return scroll.offset() - before
}

test('a scrollbar movement is proportional, a wheel movement is one to one', () => {
  expect(movementOf(far())).toBeGreaterThan(far() * 2)
  vi.runAllTimers()
  turnWheel()
  expect(movementOf(far())).toBeCloseTo(far(), 0)
})

test('a wheel movement stays one to one while an earlier one is corrected and the page scrolls late', () => {
  movementOf(10)
  vi.advanceTimersByTime(100)
  turnWheel()
  vi.advanceTimersByTime(400)
  expect(movementOf(far())).toBeCloseTo(far(), 0)
})

test('a wheel event that moved nothing expires: a much later scroll is not its step', () => {
  turnWheel()
  vi.advanceTimersByTime(3000)
  expect(movementOf(far())).toBeGreaterThan(far() * 2)
})

function press(key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  // The scroll event of the previous movement.
  window.dispatchEvent(new Event('scroll'))
  return event.defaultPrevented
}

test('Home and End move at once to the ends of a list that is higher than its page', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: boxHeightFor(listHeight, 1),
  })
  expect(press('End')).toBe(true)
  expect(scrollY).toBe(boxHeightFor(listHeight, 1))
  expect(scroll.offset()).toBeGreaterThan(listHeight - 2 * window.innerHeight)
  expect(press('Home')).toBe(true)
  expect(scroll.offset()).toBe(0)
})

test('Home and End keep the browser’s behaviour in a lower list, with Shift, in a field and in a dialog', () => {
  const before = scrollY
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'alertdialog')
  const button = dialog.appendChild(document.createElement('button'))
  const field = document.body.appendChild(document.createElement('input'))
  expect(press('Home', field)).toBe(false)
  expect(press('Home', button)).toBe(false)
  expect(press('Home', document.body, { shiftKey: true })).toBe(false)
  scroll.resize(10_000)
  expect(press('Home')).toBe(false)
  expect(scrollY).toBe(before)
  dialog.remove()
  field.remove()
})

test('a scroll whose event is late is not undone by the correction at rest', () => {
  // Steps without a rest, until the scrollbar is far from its proportion.
  for (let step = 0; step < 80; step++) {
    turnWheel()
    scrollBy(1000)
  }
  const before = scroll.offset()
  scrollY -= 500
  vi.runAllTimers()
  expect(scroll.offset()).toBeCloseTo(before - 500, 0)
})

test('a scroll whose event is late is not undone where something above the list moves it', () => {
  const before = scrollY
  scrollY -= 500
  scroll.fit(2, true)
  expect(scrollY).toBe(before - 500 + 2)
})
