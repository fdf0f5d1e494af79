import { expect, test, vi } from 'vitest'
import { rootSearch } from '#address/browse-search.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => {
  const settings = await load()
  return { ...settings, largestSize: settings.ownSize }
})

test.each(['1000000', '201', '1'])('a shop without generated products has no size %s', (size) => {
  expect(rootSearch({ size }).size).toBeUndefined()
})
