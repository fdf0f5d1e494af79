import { expect, test } from 'vitest'
import { latinKey } from '#ui/latin-key.ts'

const press = (code: string, key: string, shiftKey = false) => latinKey({ code, key, shiftKey })

test.each([
  ['Russian', 'KeyZ', 'я', 'z'],
  ['Russian', 'KeyC', 'с', 'c'],
  ['Russian', 'Slash', '.', '/'],
  ['Greek', 'KeyZ', 'ζ', 'z'],
  ['Greek', 'KeyC', 'ψ', 'c'],
  ['Hebrew', 'KeyG', 'ע', 'g'],
  ['Hebrew', 'KeyQ', '/', '/'],
  ['Hebrew', 'Slash', '.', '/'],
  ['Arabic', 'Slash', 'ظ', '/'],
  ['Persian', 'Digit0', '۰', '0'],
  ['Thai', 'KeyR', 'พ', 'r'],
])('on a %s layout the place of %s counts, which types %s', (_layout, code, key, expected) => {
  expect(press(code, key)).toBe(expected)
})

test.each([
  ['AZERTY', 'KeyW', 'z'],
  ['AZERTY', 'Slash', '!'],
  ['AZERTY', 'Period', ':'],
  ['QWERTZ', 'KeyY', 'z'],
  ['QWERTZ', 'Slash', '-'],
  ['Dvorak', 'Slash', 'z'],
  ['Dvorak', 'KeyC', 'j'],
  ['Dvorak', 'BracketLeft', '/'],
  ['Canadian French', 'Slash', 'é'],
  ['Turkish', 'KeyI', 'ı'],
])('on a %s layout the key at %s is the character that it types', (_layout, code, key) => {
  expect(press(code, key)).toBe(key)
})

test('Shift makes a capital letter, and a question mark of the slash', () => {
  expect(press('KeyC', 'С', true)).toBe('C')
  expect(press('Slash', ',', true)).toBe('?')
  expect(press('Slash', '؟', true)).toBe('?')
})

test.each(['Enter', 'ArrowUp', 'Process', 'Dead', ''])('%j is not a character', (key) => {
  expect(press('KeyZ', key)).toBe(key)
})
