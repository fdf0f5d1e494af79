// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { holdLayout } from '#boot/held-layout.ts'
import { mark } from '#device/page-marks.ts'

const page = document.documentElement
const isHeld = () => mark.layout in page.dataset

function navigateBy(type: NavigationTimingType) {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type, toJSON: () => '' }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

afterEach(() => {
  dispatchEvent(new Event('scroll'))
  location.hash = ''
  vi.restoreAllMocks()
})

test.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'hashchange'])(
  'the layout is held until the first %s',
  (type) => {
    navigateBy('navigate')
    holdLayout(page)
    expect(isHeld()).toBe(true)
    page.dispatchEvent(new Event('load', { bubbles: true }))
    expect(isHeld()).toBe(true)
    ;(type === 'hashchange' ? window : page).dispatchEvent(new Event(type, { bubbles: true }))
    expect(isHeld()).toBe(false)
  },
)

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
