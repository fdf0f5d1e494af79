import { expect, test, vi } from 'vitest'
import { productWith } from './some-product.ts'

test.each(['title', 'lead'])('the address of the shop’s share card changes with its %s', async (field) => {
  const pathWith = async (text: string) => {
    vi.resetModules()
    const { shop } = await import('#shop')
    vi.doMock('#shop', () => ({ shop: { ...shop, hero: { ...shop.hero, [field]: text } } }))
    const { shopPicture } = await import('#head/social-picture.ts')
    vi.doUnmock('#shop')
    return shopPicture.path
  }
  const first = await pathWith('One')
  expect(await pathWith('One')).toBe(first)
  expect(await pathWith('Two')).not.toBe(first)
})

test('a product without a share card of its own has the shop’s', async () => {
  vi.resetModules()
  const settings = await import('virtual:catalogue/settings')
  vi.doMock('virtual:catalogue/settings', () => ({ ...settings, highestCardId: 7 }))
  const { shopPicture, socialPictureOf } = await import('#head/social-picture.ts')
  vi.doUnmock('virtual:catalogue/settings')
  const pathOf = (id: number) => socialPictureOf(productWith({ id })).path
  expect(pathOf(7)).toMatch(/^\/social\/7\.jpg\?/)
  expect(pathOf(8)).toBe(shopPicture.path)
})
