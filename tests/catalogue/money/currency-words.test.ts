import { expect, test } from 'vitest'
import { currencyWordsOf } from '#catalogue/money/currency-words.ts'

test.each([
  ['fr-FR', 'EUR', ['euros', 'euro']],
  ['ja-JP', 'JPY', ['円']],
  ['ar-EG', 'EGP', ['جنيه مصري', 'جنيهان مصريان', 'جنيهات مصرية']],
])('the words of %s for %s begin with the form for amounts in general', (locale, currency, words) => {
  expect(currencyWordsOf(locale, currency)).toEqual(words)
})
