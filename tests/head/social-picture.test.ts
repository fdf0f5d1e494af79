import { expect, test, vi } from 'vitest'

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
