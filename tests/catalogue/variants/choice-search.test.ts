import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceKey, readChoiceKey } from '#catalogue/variants/choice-key.ts'
import { optionKeys, readChoice, writeChoice } from '#catalogue/variants/choice-search.ts'
import { allChoices } from './all-choices.ts'
import { anyProductWithOptions } from './any-product.ts'

const color = { name: 'Color', values: ['Blue', 'Ice blue', 'blue!'] }
const fit = { name: 'Fit', values: ['S', 'M'] }

test('every combination comes back from its parameters and from its key', () => {
  fc.assert(
    fc.property(anyProductWithOptions, (product) => {
      const { options } = product
      const choices = allChoices(product)
      for (const choice of choices) {
        expect(readChoice(options, writeChoice(options, choice))).toEqual(choice)
        expect(readChoiceKey(options, choiceKey(options, choice))).toEqual(choice)
      }
      expect(new Set(choices.map((choice) => choiceKey(options, choice))).size).toBe(choices.length)
    }),
  )
})

test.each([
  [{ color: 'blue', fit: 'm' }, ['Blue', 'M']],
  [{ color: 'Ice Blue' }, ['Ice blue', undefined]],
  [{ color: 'ICE-BLUE', fit: 'M' }, ['Ice blue', 'M']],
  [{ color: 'blue-2' }, ['blue!', undefined]],
  [{ color: 'green', fit: '' }, [undefined, undefined]],
  [{ Color: 'blue' }, [undefined, undefined]],
  [{ color: 7, fit: null }, [undefined, undefined]],
])('the address %o chooses %o', (search, expected) => {
  expect(readChoice([color, fit], search)).toEqual(expected)
})

test('in another language addresses and carts have the words of the main one; typed ones are understood', () => {
  const options = [
    { name: 'Farbe', values: ['Blau', 'Grün'], original: { name: 'Color', values: ['Blue', 'Green'] } },
  ]
  expect(readChoiceKey(options, 'grun')).toEqual(['Grün'])
  expect(writeChoice(options, ['Grün'])).toEqual({ variant: undefined, color: 'green' })
  expect(choiceKey(options, ['Grün'])).toBe('green')
  expect(readChoiceKey(options, 'green')).toEqual(['Grün'])
  expect(readChoice(options, { color: 'green' })).toEqual(['Grün'])
  expect(readChoice(options, { color: 'Grün' })).toEqual(['Grün'])
})

test('no address throws, and none chooses what is not there', () => {
  fc.assert(
    fc.property(
      anyProductWithOptions,
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('color', 'size', '__proto__', 'constructor')),
        fc.anything(),
      ),
      fc.string({ unit: 'binary' }),
      (product, search, text) => {
        const all = { ...search, [optionKeys(product.options)[0] ?? '']: text }
        for (const [at, value] of readChoice(product.options, all).entries())
          expect([undefined, ...(product.options[at]?.values ?? [])]).toContain(value)
        const choice = readChoiceKey(product.options, text)
        expect([null, ...allChoices(product)]).toContainEqual(choice)
      },
    ),
  )
})

test('an option never takes the name of a parameter of every page', () => {
  expect(optionKeys(['Lab', 'Size'].map((name) => ({ name, values: ['a'] })))).toEqual(['lab-2', 'size-2'])
})
