import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkScriptUrl } from '#device/script-url.ts'

const page = { href: 'https://shop.example/products?search=a', origin: 'https://shop.example' }

describe('the address of a worker', () => {
  it.each([
    ['/sw.js', 'https://shop.example/sw.js'],
    ['/workers/catalogue-abc.js', 'https://shop.example/workers/catalogue-abc.js'],
    ['https://shop.example/workers/a.js', 'https://shop.example/workers/a.js'],
  ])('may be %s', (address, whole) => {
    expect(checkScriptUrl(address, page)).toBe(whole)
  })

  it.each([
    'https://evil.example/sw.js',
    '//evil.example/workers/a.js',
    '/workers/../assets/main.js',
    '/workers/%2e%2e/assets/main.js',
    '/sw.js?v=2',
    'sw.js/../../x.js',
    '/products',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1',
    'javascript:alert(1)',
    'https://shop.example:8443/sw.js',
    '',
  ])('may not be %s', (address) => {
    expect(() => checkScriptUrl(address, page)).toThrow(TypeError)
  })
})

describe('a shop that shares its host', () => {
  beforeEach(() => {
    vi.stubEnv('BASE_URL', '/shop/')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each(['/shop/sw.js', '/shop/workers/catalogue-abc.js'])('has its worker at %s', (address) => {
    expect(checkScriptUrl(address, page)).toBe(`https://shop.example${address}`)
  })

  it.each(['/sw.js', '/workers/a.js', '/other/sw.js', '/shop/../workers/a.js'])(
    'has no worker at %s',
    (address) => {
      expect(() => checkScriptUrl(address, page)).toThrow(TypeError)
    },
  )
})

describe('a trusted address', () => {
  beforeEach(() => {
    vi.resetModules()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const stub = (trustedTypes?: unknown) => vi.stubGlobal('window', { location: page, trustedTypes })
  const load = () => import('#device/script-url.ts')

  it('is created by one policy, which is created once', async () => {
    const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules)
    stub({ createPolicy })
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/sw.js')).toBe('https://shop.example/sw.js')
    expect(trustedScriptUrl(new URL('https://shop.example/workers/a.js'))).toContain('/workers/a.js')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shop'])
  })

  it('is checked also where the browser has no Trusted Types', async () => {
    stub()
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/sw.js')).toBe('https://shop.example/sw.js')
    expect(() => trustedScriptUrl('https://evil.example/sw.js')).toThrow(TypeError)
  })
})
