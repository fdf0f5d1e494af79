import { expect, test } from 'vitest'
import { buyTexts } from '#product/buy-texts.ts'

test('the button of a pre-order says so, and its name begins with its words', () => {
  expect(buyTexts({ name: 'Mug' })).toEqual({ words: 'Add to Cart', named: 'Add to Cart, Mug' })
  expect(buyTexts({ name: 'Mug', isPreorder: true })).toEqual({ words: 'Pre-order', named: 'Pre-order, Mug' })
})
