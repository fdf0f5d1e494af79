import { afterAll, describe, expect, test, vi } from 'vitest'
import { languageShops } from './language-shops.ts'
import { linesOf, openLanguageShop } from './open-language-shop.ts'

/** Stands for a blank at the end of a text. */
const blank = '␠'

afterAll(() => {
  vi.doUnmock('virtual:language')
  vi.doUnmock('virtual:catalogue/settings')
  vi.resetModules()
})

describe.each(languageShops)('what shoppers type in $name', (shop) => {
  const searches = linesOf(shop.searches).map((line) => line.replaceAll(blank, ' ').split(' => '))

  test('leads to the product that is meant, or on to something else', async () => {
    const type = await openLanguageShop(shop)
    const missed = searches.filter(([typed = '', meant]) => {
      const { first, suggestions } = type(typed)
      return meant === '*' ? suggestions === 0 : String(first) !== meant
    })
    expect(missed).toEqual([])
    expect(searches.length).toBeGreaterThanOrEqual(30)
  })

  test('leads on even where it has no words, or 300 letters', async () => {
    const type = await openLanguageShop(shop)
    const texts = ['a'.repeat(300), 'カ'.repeat(300), '?', '؟', '。', '👩‍👩‍👧', '"', '-', '١٢٣٤٥٦٧٨٩']
    expect(texts.filter((text) => type(text).suggestions === 0)).toEqual([])
  })
})

test('an ending between two words of Japanese is offered neither alone nor between them', async () => {
  const shop = languageShops.find(({ name }) => name === 'Japanese')
  const type = shop && (await openLanguageShop(shop))
  expect(type?.('青い絵本').candidates).toContain('青 絵本')
  expect(type?.('青い絵本').candidates.filter((text) => /(?:^|\s)い(?:\s|$)/.test(text))).toEqual([])
})
