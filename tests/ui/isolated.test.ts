import { expect, test } from 'vitest'
import { isolated } from '#ui/isolated.ts'
import { resultLine } from '#browse/list/result-texts.ts'

test('a name from right to left is isolated, another one is left as it is', () => {
  expect(isolated('מנורה!')).toBe('\u2068מנורה!\u2069')
  expect(isolated('شاي (أخضر)')).toBe('\u2068شاي (أخضر)\u2069')
  expect(isolated('Lamp No. 5!')).toBe('Lamp No. 5!')
})

test('the line of results isolates what was typed', () => {
  expect(resultLine(3, 3, 'All', 'תה!')).toBe('Showing 3 of 3 products matching “\u2068תה!\u2069”')
})
