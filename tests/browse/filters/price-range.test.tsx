// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PriceRange } from '#browse/filters/price-range.tsx'
import { track } from '#browse/filters/price-slider.css.ts'
import type { Change } from '#browse/filters/use-set-filters.ts'

/** Of products for $5.50 to $99.99, in cents. */
const bounds = [550, 9999] as const

/** Moves one thumb to a price, and leaves it. Returns the prices of the new address. */
function move(name: string, price: string, of: readonly [number, number] = bounds) {
  const change = vi.fn<Change>().mockResolvedValue(undefined)
  render(<PriceRange bounds={of} min={undefined} max={undefined} change={change} />)
  const thumb = screen.getByRole('slider', { name })
  fireEvent.change(thumb, { target: { value: price } })
  fireEvent.blur(thumb)
  return change.mock.calls.at(-1)?.[0]({})
}

test('a thumb at the other end of the slider leaves the products at that end', () => {
  expect(move('Lowest price', '100')).toEqual({ min: 99, max: undefined })
})

test.each([
  ['while prices are not known', undefined],
  ['for no products', null],
  ['for one price', [500, 500]],
] as const)('%s the slider is its track alone, in the same space', (_, known) => {
  const { container } = render(
    <PriceRange bounds={known} min={undefined} max={undefined} change={vi.fn<Change>()} />,
  )
  expect(screen.queryByRole('slider')).toBeNull()
  expect(container.querySelectorAll(`.${track}`)).toHaveLength(1)
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test('the highest price cannot be below the cheapest product', () => {
  expect(move('Highest price', '5')).toEqual({ min: undefined, max: 6 })
})

test('prices of less than a major unit have a slider that filters', () => {
  expect(move('Lowest price', '0.5', [25, 90])).toEqual({ min: 0.5, max: undefined })
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toMatchObject({ min: '0.25', max: '0.9' })
})

test('the highest price is no 0, which would be no limit', () => {
  expect(move('Highest price', '0', [0, 9999])).toEqual({ min: undefined, max: 1 })
})

test('prices of thousands of major units have larger steps, and Page Up moves by ten of them', () => {
  render(
    <PriceRange
      bounds={[1_000_00, 100_000_00]}
      min={1_100}
      max={undefined}
      change={vi.fn<Change>().mockResolvedValue(undefined)}
    />,
  )
  const thumb = screen.getByRole('slider', { name: 'Lowest price' })
  expect(thumb).toMatchObject({ step: '50', value: '1100' })
  fireEvent.keyDown(thumb, { key: 'PageUp' })
  expect(thumb).toMatchObject({ value: '1500' })
})
