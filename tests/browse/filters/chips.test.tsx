// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { Chips } from '#browse/filters/chips.tsx'
import { filterConditions } from '#browse/filters/conditions.ts'

/** The chips of some brands, rendered anew; the hidden ones in brackets. */
function openChips() {
  const change = vi.fn<() => Promise<void>>()
  const router = createShopRouter({ history: createMemoryHistory() })
  const { container, rerender } = render(<i />)
  return (brand?: string) => {
    rerender(
      <RouterContextProvider router={router}>
        <Chips conditions={filterConditions({ brand })} change={change} />
      </RouterContextProvider>,
    )
    return [...container.querySelectorAll('li')].map(({ hidden, textContent }) =>
      hidden ? `(${textContent})` : textContent,
    )
  }
}

test('a removed chip stays hidden where it was until the next change, and then leaves the document', () => {
  const show = openChips()
  expect(show('Ash_Birch_Cedar')).toEqual(['Ash', 'Birch', 'Cedar'])
  expect(show('Ash_Cedar')).toEqual(['Ash', '(Birch)', 'Cedar'])
  expect(show('Ash_Cedar')).toEqual(['Ash', '(Birch)', 'Cedar'])
  expect(show('Cedar')).toEqual(['(Ash)', 'Cedar'])
  expect(show('Cedar_Elm')).toEqual(['Cedar', 'Elm'])
  expect(show()).toEqual(['(Cedar)', '(Elm)'])
})
