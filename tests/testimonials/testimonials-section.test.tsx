// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentReviewAtom, rotationChoiceAtom } from '#testimonials/carousel-atoms.ts'
import { TestimonialsSection } from '#testimonials/testimonials-section.tsx'

const section = (
  <StrictMode>
    <TestimonialsSection />
  </StrictMode>
)

/** 'n of 10' of the reviews in the accessibility tree, in order. */
function shown(page: ParentNode = document): string[] {
  return [...page.querySelectorAll('[aria-roledescription="slide"]:not([aria-hidden])')].map(
    (slide) => slide.getAttribute('aria-label') ?? '',
  )
}

/** Simulates a window of the given width without reduced motion. */
function openWindow(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(query.match(/min-width: (\d+)px/)?.[1]) <= width,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

/** Reports every element as visible as soon as it is observed. */
class VisibleAtOnce {
  readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true, target }
    Reflect.apply(this.callback, null, [[entry], this])
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', VisibleAtOnce)
  // happy-dom has no layout, so nothing moves.
  const motion = { cancel: () => undefined, addEventListener: () => undefined, effect: null }
  Reflect.set(Element.prototype, 'animate', () => motion)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('the prerendered section has the widest window’s reviews, no inline style, and hydrates unchanged', async () => {
  const markup = renderToString(section)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  expect(shown()).toEqual(['1 of 10', '2 of 10', '3 of 10', '4 of 10'])
  expect(markup).not.toContain('style=')
  expect(markup).toContain('data-unmeasured')

  openWindow(390)
  const container = document.getElementById('root')
  if (!container) throw new Error('no root')
  // A hydration mismatch writes to the console, which fails the test.
  const root = await act(() => hydrateRoot(container, section))
  expect(shown()).toEqual(['1 of 10'])
  expect(container.innerHTML).not.toContain('data-unmeasured')
  act(() => root.unmount())
})

test('the visible reviews follow the store of the route', () => {
  openWindow(1280)
  const store = createStore()
  store.set(currentReviewAtom, 8)
  render(<Provider store={store}>{section}</Provider>)
  expect(shown()).toEqual(['9 of 10', '10 of 10', '1 of 10', '2 of 10'])
  act(() => store.set(currentReviewAtom, 9))
  expect(shown()).toEqual(['10 of 10', '1 of 10', '2 of 10', '3 of 10'])
  pass(3000)
  expect(store.get(currentReviewAtom)).toBe(0)
})

test('a pause is stored for the route, and applies to its next carousel', () => {
  const store = createStore()
  const first = render(<Provider store={store}>{section}</Provider>)
  act(() => screen.getByRole('button', { name: 'Pause rotation' }).click())
  expect(store.get(rotationChoiceAtom)).toBe('paused')
  first.unmount()

  render(<Provider store={store}>{section}</Provider>)
  pass(9000)
  expect(store.get(currentReviewAtom)).toBe(0)
  act(() => screen.getByRole('button', { name: 'Start rotation' }).click())
  pass(3000)
  expect(store.get(currentReviewAtom)).toBe(1)
})

test('a thousand steps end at the same review, and nothing runs after the carousel is unmounted', () => {
  const store = createStore()
  const { unmount } = render(<Provider store={store}>{section}</Provider>)
  pass(1000 * 3000)
  expect(store.get(currentReviewAtom)).toBe(0)
  pass(3000)
  expect(store.get(currentReviewAtom)).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
