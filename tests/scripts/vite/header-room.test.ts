import { expect, test } from 'vitest'
import { fitsHeader, headerLinks } from '../../../scripts/vite/header-room.ts'
import { readMessages } from '../../../scripts/messages/read-messages.ts'
import { readShopSource } from '../../../scripts/shop-source.ts'

const { catalogue, layout, shop, textPages } = await readShopSource()

test.each(['en', 'de', 'fr', 'es', 'ja', 'ar'])(
  'the shop’s categories fit among the links: %s',
  async (language) => {
    const messages = await readMessages(language)
    expect(fitsHeader(shop.name, headerLinks(catalogue.head, textPages, layout, messages))).toBe(true)
  },
)

test('the many categories of a large range do not fit, nor do as many pages', () => {
  const labels = [
    'Banden',
    'Verlichting',
    'Sloten',
    'Zadels',
    'Tassen',
    'Manden',
    'Helmen',
    'Kleding',
    'Remmen',
  ]
  const names = [...labels, 'Aandrijving', 'Gereedschap', 'Onderhoud', 'Accessoires', 'Werkplaats']
  const messages = { messages: { shell: { products: 'Producten', sale: 'Aanbiedingen', saved: 'Bewaard' } } }
  const categories = names.map((label) => ({ label }))
  expect(fitsHeader('De Spaak', headerLinks({ categories }, [], layout, messages))).toBe(false)
  const pages = names.map((title) => ({ title, place: 'header' as const }))
  expect(fitsHeader('De Spaak', headerLinks({ categories: [] }, pages, layout, messages))).toBe(false)
  expect(
    fitsHeader('De Spaak', headerLinks({ categories: categories.slice(0, 4) }, [], layout, messages)),
  ).toBe(true)
})

test('an ideograph takes the room of two letters', () => {
  const links = Array.from({ length: 10 }, () => '電子機器')
  expect(fitsHeader('', links)).toBe(true)
  expect(
    fitsHeader(
      '',
      links.slice(1).map((link) => `${link}機器`),
    ),
  ).toBe(false)
})
