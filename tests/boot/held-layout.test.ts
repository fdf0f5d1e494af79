// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { holdLayout, layOutRest } from '#boot/held-layout.ts'
import { mark } from '#device/page-marks.ts'

const page = document.documentElement
const isHeld = () => mark.layout in page.dataset

function navigateBy(type: NavigationTimingType) {
  const entries: never[] = Object.assign([], [{ type }])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
}

afterEach(() => {
  delete page.dataset[mark.layout]
  location.hash = ''
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const cards = () => [...document.querySelectorAll<HTMLElement>('li')]
const laidOut = () => cards().filter(({ style }) => style.contentVisibility === 'visible').length

test('three parts are laid out per frame, and then no mark remains', async () => {
  navigateBy('navigate')
  document.body.innerHTML = `<main>${'<li data-index></li>'.repeat(7)}</main>`
  holdLayout(page)
  expect(isHeld()).toBe(true)
  const seen: number[] = []
  const frame = requestAnimationFrame
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    seen.push(laidOut())
    return frame(callback)
  })
  await layOutRest(page)
  vi.unstubAllGlobals()
  expect(seen).toEqual([3, 6])
  expect(isHeld()).toBe(false)
  expect(laidOut()).toBe(0)
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
