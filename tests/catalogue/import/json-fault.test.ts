import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonFault } from '#catalogue/import/json-fault.ts'

describe('the fault of a text that is no JSON has a reason, and its place', () => {
  test.each([
    ['{\n  "a": 1,\n}', 'Expected double-quoted property name', 3, 1],
    ['{\n  "a": 1\n  "b": 2\n}', "Expected ',' or '}' after property value", 3, 3],
    ['{\n  "a": tea,\n  "b": 2\n}', "Unexpected token 'e'", 2, 9],
    ['{"a": 1,\n"b": }', "Unexpected token '}'", 2, 6],
    ['[{"a": "1,\n2"}]', 'Bad control character in string literal', 1, 11],
    ['{} {}', 'Unexpected non-whitespace character after JSON', 1, 4],
    ['[\n', 'Unexpected end of JSON input', 1, 2],
    ['', 'Unexpected end of JSON input', 1, 1],
  ])('%j', (text, reason, line, column) => {
    expect(jsonFault(text)).toEqual({ reason, line, column })
  })

  test('also in a long text', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { minLength: 1, maxLength: 40 }), (values) => {
        const text = `[\n${values.map((value) => `${value},\n`).join('')}?]`
        expect(jsonFault(text)).toMatchObject({ line: values.length + 2, column: 1 })
      }),
    )
  })
})
