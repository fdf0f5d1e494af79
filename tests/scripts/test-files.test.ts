import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSharedTests, needsOwnWorker } from '../../scripts/test-files.ts'

// In two parts: Vitest would read one word as this file's own environment.
const environment = ['@vitest', 'environment'].join('-')

test.each([
  ['names its environment', `// ${environment} happy-dom\nimport { expect } from 'vitest'`],
  ['mocks a module', "import { vi } from 'vitest'\nvi.mock(import('#cart/cart.ts'))"],
  ['resets its modules', 'beforeEach(() => {\n  vi.resetModules()\n})'],
])('a file that %s has a worker of its own', (_, source) => {
  expect(needsOwnWorker(source)).toBe(true)
})

test('a file that only replaces a method shares a worker, since mocks are restored after each test', () => {
  expect(needsOwnWorker("vi.spyOn(console, 'error').mockReturnValue()")).toBe(false)
})

test('most files share a worker, and none that needs a DOM does', () => {
  const shared = findSharedTests()
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.filter((file) => readFileSync(file, 'utf8').includes(environment))).toEqual([])
})
