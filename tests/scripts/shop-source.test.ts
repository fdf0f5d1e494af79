import { afterEach, expect, test, vi } from 'vitest'
import { readShopSources } from '../../scripts/shop-source.ts'
import { readTextPages } from '../../scripts/text-pages/read-text-pages.ts'

vi.mock(import('../../scripts/text-pages/read-text-pages.ts'), { spy: true })
const actual = await vi.importActual<typeof import('../../scripts/text-pages/read-text-pages.ts')>(
  '../../scripts/text-pages/read-text-pages.ts',
)

afterEach(() => vi.unstubAllEnvs())

test('each language knows the owner’s pages that others have alone', async () => {
  vi.stubEnv('SHOP', 'tea')
  vi.mocked(readTextPages).mockImplementation(async (...of) => {
    const pages = await actual.readTextPages(...of)
    return of[2].locale === 'fr' ? pages : pages.filter(({ path }) => path !== '/imprint')
  })
  const [main, french] = await readShopSources()
  for (const source of [main, french])
    expect(source?.languages.map(({ tag, missingPages }) => [tag, missingPages])).toEqual([
      ['en', ['/imprint']],
      ['fr', []],
    ])
})
