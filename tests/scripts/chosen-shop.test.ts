import { expect, test } from 'vitest'
import { checkConfig, checkDetails } from '../../scripts/check-shop.ts'
import { readChosenShop } from '../../scripts/chosen-shop.ts'
import { shop } from '../../src/shop.config.ts'
import * as details from '../../src/shop.details.ts'

test('the chosen shop is as its files say', async () => {
  expect(await readChosenShop()).toEqual(shop)
})

const { contact, meetings } = details
const { title, ...untitled } = shop.hero

test.each<[string, unknown]>([
  ['locale must be the BCP 47 tag of a known language', { ...shop, locale: 'german' }],
  ['siteUrl must be like https://shop.example', { ...shop, siteUrl: 'shop.example' }],
  ['hero.title is missing', { ...shop, hero: untitled }],
  ['hero.titel is not a known field', { ...shop, hero: { ...shop.hero, titel: title } }],
  ['name must not be empty', { ...shop, name: ' ' }],
])('the build stops with the sentence “shop.config.ts: %s …”', (sentence, changed) => {
  // @ts-expect-error -- What an owner wrote has any shape.
  expect(() => checkConfig('shop.config.ts', changed)).toThrow(`shop.config.ts: ${sentence}`)
})

test.each<[string, unknown]>([
  ['timeZone must be an IANA time zone', { ...details, timeZone: 'Europe/Dublyn' }],
  ['contact.emails must have at least one entry', { ...details, contact: { ...contact, emails: [] } }],
  [
    'contact.hours.0.open must be an object',
    { ...details, contact: { ...contact, hours: [{ weekday: 1, name: 'Monday', open: '9-18' }] } },
  ],
  [
    'contact.hours.0.open must end after it begins',
    {
      ...details,
      contact: { ...contact, hours: [{ weekday: 1, name: 'Monday', open: { from: 18, to: 9 } }] },
    },
  ],
  ['meetings.subjects must have at least one entry', { ...details, meetings: { ...meetings, subjects: [] } }],
  ['meetings.slots must have at least one entry', { ...details, meetings: { ...meetings, slots: [] } }],
  ['waranty is not a known field', { ...details, waranty: '1 Year' }],
])('the build stops with the sentence “shop.details.ts: %s …”', (sentence, changed) => {
  expect(() => checkDetails('shop.details.ts', changed)).toThrow(`shop.details.ts: ${sentence}`)
})
