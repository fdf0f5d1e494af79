// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CardPrice } from '#browse/card/card-price.tsx'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  hasAmounts: true,
  hasVariants: true,
}))

const drawnOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)

test('a card has the unit price of the price that it names, spoken without the stroke', () => {
  const { container } = render(
    <CardPrice
      price={650}
      originalPrice={null}
      amount={{ value: 50, unit: 'g' }}
      choice={{ option: 'Weight', count: 3, hasPrices: true }}
    />,
  )
  expect(drawnOf(container)).toContain('$130.00 / kg')
  expect(container.querySelector('p')?.textContent).toContain('from $6.5')
  expect(container.querySelector('p')?.textContent).toContain('$130.00 per kg')
})

test('a product without an amount has none', () => {
  const { container } = render(<CardPrice price={650} originalPrice={null} />)
  expect(container.textContent).not.toContain('/')
})
