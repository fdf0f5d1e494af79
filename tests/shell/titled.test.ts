import { expect, test } from 'vitest'
import { titled } from '#shell/titled.ts'
import { shop } from '#shop'

test('a page’s title ends with the shop’s name', () => {
  expect(titled('Desk Lamp', 'A lamp for a desk.').meta).toEqual([
    { title: 'Desk Lamp – Brooklyn Parcel' },
    { name: 'description', content: 'A lamp for a desk.' },
  ])
})

test('a page without a description of its own has the shop’s', () => {
  expect(titled('Products').meta[1]).toEqual({ name: 'description', content: shop.hero.lead })
})
