import { expect, test, vi } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { productWith } from '../head/some-product.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({ ...(await load()), hasVariants: true }))

test.each([
  ['en', 'Amber, 50 ml'],
  ['ja', 'Amber、50 ml'],
  ['ar', 'Amber، 50 ml'],
])('in %s, a variant is called “%s”', async (language, name) => {
  vi.resetModules()
  vi.doMock('virtual:messages/ui', async () => (await loadMessages(language)).ui)
  const { variantItem } = await import('#catalogue/variants/variant-item.ts')
  vi.doUnmock('virtual:messages/ui')
  const amber = productWith({ name: 'Amber', options: [{ name: 'Size', values: ['50 ml'] }] })
  expect(variantItem(amber, ['50 ml']).name).toBe(name)
})
