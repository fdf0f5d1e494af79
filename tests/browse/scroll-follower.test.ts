// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followScroll, type ScrollFollower } from '#browse/scroll-follower.ts'

/** Four times as high as the page that stands for it. */
const listHeight = 32_000_000

let scrollY = 0
let follower: ScrollFollower

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
  follower = followScroll(() => undefined)
  follower.resize(listHeight)
  follower.fit(0)
  // Away from the ends, where pixels are pixels.
  scrollBy(3_000_000)
  vi.runAllTimers()
})
afterEach(() => {
  follower.stop()
  vi.useRealTimers()
})

const far = () => window.innerHeight * 3

/** What a step of so many pixels of the page is to the list. */
function wayOf(step: number): number {
  const before = follower.virtual()
  scrollBy(step)
  return follower.virtual() - before
}

test('a scrollbar’s way is a share of the list, a wheel’s is its own pixels', () => {
  expect(wayOf(far())).toBeGreaterThan(far() * 2)
  vi.runAllTimers()
  turnWheel()
  expect(wayOf(far())).toBeCloseTo(far(), 0)
})

test('a wheel’s way stays its own where the page moves late and an earlier way comes to rest meanwhile', () => {
  wayOf(10)
  vi.advanceTimersByTime(100)
  turnWheel()
  vi.advanceTimersByTime(400)
  expect(wayOf(far())).toBeCloseTo(far(), 0)
})

test('a wheel that moved nothing is forgotten: what follows much later is no step of it', () => {
  turnWheel()
  vi.advanceTimersByTime(3000)
  expect(wayOf(far())).toBeGreaterThan(far() * 2)
})
