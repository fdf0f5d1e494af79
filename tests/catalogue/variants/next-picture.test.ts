import { expect, test } from 'vitest'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import { nextPicture } from '#catalogue/variants/next-picture.ts'
import { demoRules } from '../demo-rules.ts'

const address = (name: string) => `/pictures/${name}.avif`

/** A product in three colors, with the images and the stock of each. */
function inColors(...colors: readonly { readonly images: readonly string[]; readonly stock?: string }[]) {
  const values = ['Blue', 'Red', 'Green'].slice(0, colors.length)
  const cleaned = createCleaner(demoRules)({
    id: 7,
    name: 'Tee',
    category: 'Fashion',
    price: 25,
    image: address('blue'),
    images: ['blue', 'back'].map(address),
    options: [{ name: 'Color', values }],
    variants: colors.map(({ images, stock }, at) => ({
      values: [values[at]],
      images: images.map(address),
      stock,
    })),
  })
  if (!cleaned.ok) throw new Error(cleaned.problem.message)
  return cleaned.product
}

test('the second view of a card is the next color that can be bought', () => {
  const [blue, red, green] = [{ images: ['blue', 'back'] }, { images: ['red'] }, { images: ['green'] }]
  expect(nextPicture(inColors(blue, red, green))).toBe(address('red'))
  expect(nextPicture(inColors(blue, { ...red, stock: 'out' }, green))).toBe(address('green'))
  expect(nextPicture(inColors(red, green, blue))).toBe(address('red'))
})

test('variants that look the same leave the second image', () => {
  expect(nextPicture(inColors({ images: ['blue'] }, { images: ['blue'] }))).toBe(address('back'))
  expect(nextPicture(inColors({ images: [] }, { images: [] }))).toBe(address('back'))
})
