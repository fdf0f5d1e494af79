// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AddButton, buttonNumber } from '#browse/card/add-button.tsx'
import { someProduct } from '../../cart/some-product.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const wordsAndName = (number: number | undefined, isPreorder?: true) => {
  render(
    <AddButton
      product={someProduct({ name: 'Blue mug', ...(isPreorder && { isPreorder }) })}
      number={number}
      className=""
      onAdd={() => undefined}
    />,
  )
  const button = screen.getByRole('button')
  return [button.textContent, button.getAttribute('aria-label')]
}

test('a card’s button is named by its visible text and its product', () => {
  expect(wordsAndName(undefined)).toEqual(['Add to Cart', 'Add to Cart, Blue mug'])
})

test("a visible number is part of the button's name", () => {
  expect(wordsAndName(7)).toEqual(['7 Add to Cart', '7 Add to Cart, Blue mug'])
})

test('a pre-order is named as one, with and without a number', () => {
  expect(wordsAndName(undefined, true)).toEqual(['Pre-order', 'Pre-order, Blue mug'])
  document.body.innerHTML = ''
  expect(wordsAndName(7, true)).toEqual(['7 Pre-order', '7 Pre-order, Blue mug'])
})

test('a product that is sold out has these words instead of a button', () => {
  render(
    <AddButton product={someProduct({ isSoldOut: true })} number={1} className="" onAdd={() => undefined} />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toBe('Sold out')
})

test('numbers start at 1, have at most three digits, and differ among any 999 consecutive cards', () => {
  expect([0, 29, 998, 999].map(buttonNumber)).toEqual([1, 30, 999, 1])
  const inView = Array.from({ length: 999 }, (_, at) => buttonNumber(123_456 + at))
  expect(new Set(inView).size).toBe(999)
})
