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
