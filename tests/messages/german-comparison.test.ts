import { expect, test, vi } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { compareProducts } from '#compare/comparison.ts'

vi.mock('virtual:messages/compare', async () => (await loadMessages('de')).compare)
vi.mock(import('#shop.details.ts'), async (load) => ({ ...(await load()), warranty: '2 Jahre' }))

test('a comparison has the shop’s own warranty under the label of German records', async () => {
  const product = await embeddedSource.product(1, 200)
  if (!product) throw new Error('no product 1')
  const compared = [[], [{ label: 'Garantie', value: '5 Jahre' }]]
  const rows = compareProducts(compared.map((specifications) => ({ ...product, specifications })))
  expect(rows.find(({ label }) => label === 'Garantie')?.values).toEqual(['2 Jahre', '5 Jahre'])
})
