import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findTests, workerOf } from '../../../scripts/test/test-files.ts'

// In two parts: Vitest would read one word as this file's own environment.
const environment = ['@vitest', 'environment'].join('-')

test.each([
  ['mocks a module', "import { vi } from 'vitest'\nvi.mock(import('#cart/cart.ts'))"],
  ['resets its modules without a document', 'beforeEach(() => {\n  vi.resetModules()\n})'],
  ['names an environment without a document', `// ${environment} node\nimport { expect } from 'vitest'`],
])('a file that %s has a worker of its own', (_, source) => {
  expect(workerOf('tests/cart/cart.test.ts', source)).toBe('own')
})

const withDocument = `// ${environment} happy-dom\nimport { expect } from 'vitest'`

test('a file with a document shares it, and the tests of the whole shop its modules, unless it mocks one', () => {
  expect(workerOf('tests/boot/theme.test.ts', withDocument)).toBe('document')
  expect(workerOf('tests/device/views.test.ts', `${withDocument}\nvi.resetModules()`)).toBe('document')
  expect(workerOf('tests/shop/cart.test.tsx', withDocument)).toBe('shop')
  expect(workerOf('tests/cart/cart-badge.test.tsx', `${withDocument}\nvi.mock('a')`)).toBe('own')
  expect(workerOf('tests/shop/cart.test.tsx', `${withDocument}\nvi.mock('a')`)).toBe('own')
})

test('a file that only replaces a method shares a worker, since mocks are restored after each test', () => {
  expect(workerOf('tests/cart/cart.test.ts', "vi.spyOn(console, 'error').mockReturnValue()")).toBe('shared')
})

test('most files share a worker, and none that needs a DOM shares one without', () => {
  const shared = findTests('shared')
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.filter((file) => readFileSync(file, 'utf8').includes(environment))).toEqual([])
  expect(findTests('document').length).toBeGreaterThan(findTests('own').length)
})
