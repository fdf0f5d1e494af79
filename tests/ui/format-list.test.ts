import { expect, test, vi } from 'vitest'

async function listsIn(locale: string) {
  vi.resetModules()
  vi.doMock('virtual:language', async (original) => ({
    ...(await original<typeof import('virtual:language')>()),
    locale,
  }))
  const lists = await import('#ui/format-list.ts')
  vi.doUnmock('virtual:language')
  return lists
}

test.each([
  ['en-US', 'A, B and Ice', 'A or Olive'],
  ['de-DE', 'A, B und Ice', 'A oder Olive'],
  ['es-ES', 'A, B e Ice', 'A u Olive'],
])('in %s the last item follows its own word', async (locale, all, either) => {
  const { alternatives, withLast } = await listsIn(locale)
  expect(withLast('A, B', 'Ice', 'conjunction')).toBe(all)
  expect(alternatives(['A', 'Olive'])).toBe(either)
})

test('one alternative stays as it is', async () => {
  const { alternatives } = await listsIn('es-ES')
  expect(alternatives(['Olive'])).toBe('Olive')
})
