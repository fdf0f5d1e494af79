// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { deferLayout } from '#boot/deferred-layout.ts'
import { dataKey } from '#device/document-protocol.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const page = document.documentElement
const isHeld = () => dataKey.layout in page.dataset

function navigateBy(type: NavigationTimingType) {
  const entries: never[] = Object.assign([], [{ type }])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
}

afterEach(() => {
  delete page.dataset[dataKey.layout]
  location.hash = ''
  vi.restoreAllMocks()
})

test('what is outside the window is laid out once the page has loaded', () => {
  navigateBy('navigate')
  deferLayout()
  expect(isHeld()).toBe(true)
  window.dispatchEvent(new Event('load'))
  expect(isHeld()).toBe(false)
})

test.each(['reload', 'back_forward'] as const)('after a %s the page has its whole height at once', (type) => {
  navigateBy(type)
  deferLayout()
  expect(isHeld()).toBe(false)
})

test('an address with a fragment has the whole height at once', () => {
  navigateBy('navigate')
  location.hash = '#contact'
  deferLayout()
  expect(isHeld()).toBe(false)
})
