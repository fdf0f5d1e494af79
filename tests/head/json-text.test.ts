// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('JSON survives a round trip, and cannot close its element', async () => {
  const { jsonText } = await import('#head/json-text.ts')
  const data = { name: '</script><script>alert(1)</script>' }
  const text = jsonText(JSON.stringify(data))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})

test('text that is not JSON is rejected', async () => {
  const { jsonText } = await import('#head/json-text.ts')
  expect(() => jsonText('alert(1)')).toThrow(SyntaxError)
})

test('a page with Trusted Types uses its policy, which is created once', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules)
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true })
  const { jsonText } = await import('#head/json-text.ts')
  jsonText('1')
  jsonText('2')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shop-json'])
})
