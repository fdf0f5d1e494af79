// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readFormats } from '../../scripts/messages/read-formats.ts'
import { AddButton } from '#browse/card/add-button.tsx'
import { filterNumber, ratingText } from '#browse/filters/filter-texts.ts'
import { QuantityStepper } from '#product/quantity-stepper.tsx'
import { generateProduct } from '../../src/catalogues/demo/generated.ts'

vi.mock('virtual:language', () => ({
  language: 'ar',
  locale: 'ar-EG',
  direction: 'rtl',
  ...readFormats('ar-EG'),
}))

test('numbers outside of messages have the digits of the locale', () => {
  const { container } = render(
    <>
      <AddButton product={generateProduct(86)} number={12} className="" onAdd={() => undefined} />
      <QuantityStepper of="" quantity={34} most={99} change={() => undefined} />
    </>,
  )
  expect(container.querySelector('button')?.textContent).toContain('١٢')
  expect(container.querySelector('input')?.value).toBe('٣٤')
  expect([filterNumber(2), ratingText(4.5)]).toEqual([' (٢)', 'rated ٤٫٥ and up'])
})
