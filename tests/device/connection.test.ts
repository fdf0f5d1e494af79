// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { savesData } from '#device/connection.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('with the connection %j prefetching is left out: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(expected)
})
