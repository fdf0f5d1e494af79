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

test('a product’s picture at another host is shared itself where the owner says so', async () => {
  vi.resetModules()
  const settings = await import('virtual:catalogue/settings')
  vi.doMock('virtual:catalogue/settings', () => ({
    ...settings,
    hasHosted: true,
    sharesHostedPictures: true,
  }))
  const { describePage } = await import('#head/describe-page.ts')
  const { headTags } = await import('#head/head-tags.ts')
  vi.doUnmock('virtual:catalogue/settings')
  const propertiesOf = (picture: string) => {
    const page = describePage({ kind: 'product', product: productWith({ picture }), size: undefined })
    return headTags(page).flatMap(({ attributes: { property = '', content = '' } }) =>
      property.startsWith('og:image') ? [[property, content.replace(/\?.*/, '')]] : [],
    )
  }
  expect(propertiesOf('https://cdn.example/lamp.png#1200x900')).toEqual([
    ['og:image', 'https://cdn.example/lamp.png'],
    ['og:image:alt', 'Lamp'],
  ])
  expect(propertiesOf('/pictures/12-front.avif').slice(0, 2)).toEqual([
    ['og:image', 'https://brooklyn-parcel.example.com/social/12.jpg'],
    ['og:image:width', '1200'],
  ])
})
