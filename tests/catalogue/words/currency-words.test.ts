import { expect, test } from 'vitest'
import { currencyWordsOf } from '#catalogue/words/currency-words.ts'

test.each([
  ['fr-FR', 'EUR', ['euros', 'euro']],
  ['ja-JP', 'JPY', ['円']],
  ['de-DE', 'EUR', ['Euro']],
])('the words of %s for %s begin with the form for amounts in general', (locale, currency, words) => {
  expect(currencyWordsOf(locale, currency)).toEqual(words)
})

test.each([
  ['en-EG', 'EGP', ['pounds', 'pound']],
  ['ar-EG', 'EGP', ['جنيه', 'جنيهان', 'جنيهات', 'جنيهًا', 'جنيها']],
  ['de-PL', 'PLN', ['Złoty', 'zloty']],
  ['es-US', 'USD', ['dólares', 'dolares']],
  ['de-AT', 'USD', ['Dollar']],
  ['fr-CA', 'CAD', ['dollars', 'dollar']],
  ['es-MX', 'MXN', ['pesos', 'peso']],
])('the noun alone is a word of %s for %s', (locale, currency, nouns) => {
  expect(currencyWordsOf(locale, currency)).toEqual(expect.arrayContaining(nouns))
})
