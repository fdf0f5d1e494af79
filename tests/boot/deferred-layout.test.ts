// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { deferLayout, layOutDeferred } from '#boot/deferred-layout.ts'
import { layoutSteps, dataKey } from '#device/page-names.ts'
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

test('everything is laid out step by step, each before its frame, and then no key remains', async () => {
  navigateBy('navigate')
  deferLayout()
  const laidOut: unknown[] = []
  const frames: unknown[] = []
  vi.spyOn(page, 'getBoundingClientRect').mockImplementation(() => {
    laidOut.push(page.dataset[dataKey.layout])
    return new DOMRect()
  })
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.push(laidOut.at(-1))
    callback(0)
    return 0
  })
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(page.dataset[dataKey.layout]))
  observer.observe(page, { attributes: true })
  await layOutDeferred()
  const steps = Array.from({ length: layoutSteps }, (_, index) => String(index + 1))
  await expect.poll(() => seen).toEqual([...steps, undefined])
  expect(laidOut).toEqual(steps)
  expect(frames).toEqual(steps)
})

test.each(['scroll', 'keydown'])('the first %s ends the stricter rule for phones', (type) => {
  navigateBy('navigate')
  deferLayout()
  window.dispatchEvent(new Event(type))
  expect(page.dataset[dataKey.layout]).toBe('1')
})

test('a scroll during the layout repeats no step', () => {
  navigateBy('navigate')
  deferLayout()
  page.dataset[dataKey.layout] = '4'
  window.dispatchEvent(new Event('scroll'))
  expect(page.dataset[dataKey.layout]).toBe('4')
})

test('a scroll after the layout defers nothing again', async () => {
  navigateBy('navigate')
  deferLayout()
  await layOutDeferred()
  window.dispatchEvent(new Event('scroll'))
  expect(isHeld()).toBe(false)
})

test('nothing happens where everything is laid out', async () => {
  await layOutDeferred()
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
