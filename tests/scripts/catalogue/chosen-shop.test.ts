import { expect, test } from 'vitest'
import { checkDetails } from '../../../scripts/catalogue/check-details.ts'
import { checkConfig } from '../../../scripts/catalogue/check-shop.ts'
import { findShopFolder, readChosenShop } from '../../../scripts/catalogue/chosen-shop.ts'
import * as config from '../../../src/shop.config.ts'
import * as teaConfig from '../../../src/catalogues/tea/shop.config.ts'
import * as teaDetails from '../../../src/catalogues/tea/shop.details.ts'
import * as details from '../../../src/shop.details.ts'
import type { HomeSection } from '../../../src/shop.types.ts'

test('the chosen shop is as its files say', async () => {
  expect((await readChosenShop()).shop).toEqual(shop)
})

test('a catalogue that does not exist stops the build, which names those that do', async () => {
  await expect(findShopFolder('laaden')).rejects.toThrow(
    /^There is no folder laaden in src\/catalogues\. These are there: .*\bdemo\b.*\btea\b/,
  )
})

const { shop } = config
const { meetings: _meetings, ...withoutMeetings } = details
const { contact, meetings } = details
const { title, ...untitled } = shop.hero

test('other files and every option are accepted', () => {
  const source = { kind: 'http', url: 'https://catalogue.example', prerendered: 0 }
  const options = { ...shop, tagline: '', source, prerenderedProducts: 0 }
  expect(() => {
    checkConfig('shop.config.ts', teaConfig)
    checkConfig('shop.config.ts', { shop: options, cartScope: 'device' })
    checkDetails('shop.details.ts', { ...teaDetails, anything: 'else' }, teaConfig)
    const slots = [0, 9.25, 23.5]
    checkDetails('shop.details.ts', { ...details, meetings: { ...meetings, slots } }, config)
  }).not.toThrow()
})

test.each<[string, object]>([
  ['shop.name must not begin or end with a space', { name: 'Lamps ' }],
  ['shop.locale is not a known field. These are: catalogue, source, name, ', { locale: 'en-US' }],
  ['shop.siteUrl must be like https://shop.example', { siteUrl: 'shop.example' }],
  ['shop.hero.title is missing', { hero: untitled }],
  ['shop.hero.titel is not a known field', { hero: { ...shop.hero, titel: title } }],
  ['shop.name must not be empty', { name: '' }],
])('the build stops with the sentence “shop.config.ts: %s …”', (sentence, change) => {
  expect(() => checkConfig('shop.config.ts', { ...config, shop: { ...shop, ...change } })).toThrow(
    `shop.config.ts: ${sentence}`,
  )
})

test('a cart for something else stops the build', () => {
  expect(() => checkConfig('shop.config.ts', { ...config, cartScope: 'tab' })).toThrow(
    'shop.config.ts: cartScope must be page or device.',
  )
})

test.each<[string, object]>([
  ['home.0.kind must be one of hero, products', { home: [{ kind: 'banner' }] }],
  ['home has two sections of one kind', { home: [{ kind: 'products' }, { kind: 'products' }] }],
  ['home must have a section of the kind products', { home: [{ kind: 'hero' }] }],
  ['parts.savd is not a known field. These are: saved, compare, ', { parts: { savd: false } }],
  ['parts.lab must be true or false', { parts: { lab: 'no' } }],
])('sections and parts are checked: “shop.config.ts: %s …”', (sentence, change) => {
  expect(() => checkConfig('shop.config.ts', { ...config, ...change })).toThrow(`shop.config.ts: ${sentence}`)
})

test.each<[string, unknown]>([
  ['timeZone must be an IANA time zone', { ...details, timeZone: 'Europe/Dublyn' }],
  ['contact.emails must have at least one entry', { ...details, contact: { ...contact, emails: [] } }],
  [
    'contact.hours.0.open must be an object',
    { ...details, contact: { ...contact, hours: [{ weekday: 1, open: '9-18' }] } },
  ],
  [
    'contact.hours.0.open must end after it begins',
    {
      ...details,
      contact: { ...contact, hours: [{ weekday: 1, open: { from: 18, to: 9 } }] },
    },
  ],
  ['meetings.subjects must have at least one entry', { ...details, meetings: { ...meetings, subjects: [] } }],
  ['meetings.slots must have at least one entry', { ...details, meetings: { ...meetings, slots: [] } }],
  ['meetings.slots.0 must be an hour of the day', { ...details, meetings: { ...meetings, slots: [24] } }],
  ...['#', 'instagram', '/instagram', 'www.instagram.com/shop', 'https://'].map((href): [string, unknown] => [
    'contact.social.0.href must be a whole address, for example https://',
    { ...details, contact: { ...contact, social: [{ name: 'Instagram', href }] } },
  ]),
  [
    'meetings.slots must have one within the opening hours',
    { ...details, meetings: { ...meetings, slots: [8, 20], withinHours: true } },
  ],
  [
    'contact.hours is empty, and meetings.withinHours keeps meetings within them',
    { ...details, contact: { ...contact, hours: [] }, meetings: { ...meetings, withinHours: true } },
  ],
  [
    'meetings.withinHours must be true or false',
    { ...details, meetings: { ...meetings, withinHours: 'yes' } },
  ],
  ['meetings is missing: the section `meeting`', withoutMeetings],
  ['timeZone is missing: the opening hours', { ...details, timeZone: undefined }],
  ...['May', '2027-02-31'].map((on): [string, unknown] => [
    'accessibility.tested.on must be a day',
    { ...details, accessibility: { tested: { on, words: 'We.' } } },
  ]),
])('the build stops with the sentence “shop.details.ts: %s …”', (sentence, changed) => {
  expect(() => checkDetails('shop.details.ts', changed, config)).toThrow(`shop.details.ts: ${sentence}`)
})

/** The details of a shop that says nothing of itself. */
const silent = { contact: { emails: [], address: [], hours: [], support: '', social: [] } }

test('empty lists and missing details are none, where no section and no part needs them', () => {
  const home = [{ kind: 'hero' }, { kind: 'products' }] as const
  expect(() => {
    checkDetails('shop.details.ts', silent, { home })
    checkDetails(
      'shop.details.ts',
      { ...silent, perks: [], warranty: '', meetings: { ...meetings, subjects: [], slots: [] } },
      { home },
    )
    checkDetails('shop.details.ts', { contact: { ...silent.contact, address: ['Lamps'] } }, {})
  }).not.toThrow()
})

test.each<[string, readonly HomeSection[], object]>([
  ['contact is empty, and the home page has a section `contact`', [{ kind: 'contact' }], {}],
  ['contact.emails must have at least one entry: the newsletter', [], { newsletter: true }],
  ['contact.emails must have at least one entry', [{ kind: 'newsletter', title: 'News' }], {}],
])('a section or a part says what it needs: “%s …”', (sentence, home, parts) => {
  expect(() => checkDetails('shop.details.ts', silent, { home, parts })).toThrow(sentence)
})
