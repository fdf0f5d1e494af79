import { expect, test } from 'vitest'
import { choicesAndCategory } from '#browse/card/choices.ts'
import { someProduct } from '../../cart/some-product.ts'

const chosenFrom = (option: string, count: number) =>
  choicesAndCategory(someProduct({ category: 'Shirts', choice: { option, count } }))

test('a card says how many colors or sizes there are, in the words of the language', () => {
  expect(chosenFrom('Color', 3)).toBe('3 colors · Shirts')
  expect(chosenFrom('COLOUR', 1)).toBe('1 color · Shirts')
  expect(chosenFrom('Size', 4)).toBe('4 sizes · Shirts')
})

test('any other option is called by its name', () => {
  expect(chosenFrom('Glaze', 3)).toBe('Glaze: 3 choices · Shirts')
  expect(chosenFrom('Color of the cap', 3)).toBe('Color of the cap: 3 choices · Shirts')
})
