// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { holdLayout } from '#boot/held-layout.ts'
import { mark } from '#device/page-marks.ts'

const page = document.documentElement
const isHeld = () => mark.layout in page.dataset

function navigateBy(type: NavigationTimingType) {
  const entries: never[] = Object.assign([], [{ type }])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
}

afterEach(() => {
  dispatchEvent(new Event('scroll'))
  location.hash = ''
  vi.restoreAllMocks()
})

test.each(['scroll', 'keydown', 'focusin'])('the layout is held until the first %s', (type) => {
  navigateBy('navigate')
  holdLayout(page)
  expect(isHeld()).toBe(true)
  page.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(isHeld()).toBe(true)
  page.dispatchEvent(new Event(type, { bubbles: true }))
  expect(isHeld()).toBe(false)
})

test.each(['reload', 'back_forward'] as const)('after a %s the page has its whole height at once', (type) => {
  navigateBy(type)
  holdLayout(page)
  expect(isHeld()).toBe(false)
})

test('an address with a fragment has the whole height at once', () => {
  navigateBy('navigate')
  location.hash = '#contact'
  holdLayout(page)
  expect(isHeld()).toBe(false)
})
