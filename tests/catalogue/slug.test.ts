import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, slugOf, slugPattern } from '#catalogue/slug.ts'

test.each([
  ['Over-Ear Headphones, 2nd', 'over-ear-headphones-2nd'],
  ['Crème Brûlée Çay', 'creme-brulee-cay'],
  ['Barry’s Tea', 'barrys-tea'],
  ['緑茶 Sencha', '緑茶-sencha'],
  ['!?', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['Mützen und Gürtel', 'de-AT', 'muetzen-und-guertel'],
  ['Große Öfen', 'de', 'grosse-oefen'],
  ['Große Öfen', 'en-GB', 'große-ofen'],
  ['Müzik', 'tr-TR', 'muzik'],
])('the slug of %j in %s is %j', (name, locale, slug) => {
  expect(slugOf(name, locale)).toBe(slug)
})

test('is empty or matches the pattern, and is at most 120 bytes long, for any name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom('de', 'fr'),
      (name, locale) => {
        const slug = slugOf(name, locale)
        expect(slug === '' || (slugPattern.test(slug) && bytesOf(slug) <= 120)).toBe(true)
      },
    ),
  )
})
