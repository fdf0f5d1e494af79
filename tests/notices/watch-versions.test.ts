import { expect, it } from 'vitest'
import { isSparing } from '#notices/watch-versions.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a visitor with %j is spared fetching ahead: %s', (connection, isSpared) => {
  expect(isSparing(connection)).toBe(isSpared)
})
