import { expect, test } from 'vitest'
import { draftErrors, emptyOrderDraft, parseOrderDraft, type OrderDraft } from '#order/order-draft.ts'

const asked = { countries: ['IE', 'DE'], hasPickup: false, hasTerms: false, contact: 'email' as const }
const draft: OrderDraft = {
  ...emptyOrderDraft,
  name: 'Áine',
  email: 'aine@example.com',
  street: '1 Main Street',
  postalCode: 'D7',
  city: 'Dublin',
  country: 'IE',
}

test('a stored draft is read as typed, however long, and its errors name the limit', () => {
  const long = { ...draft, note: 'x'.repeat(200_000), name: ' '.repeat(20_000) }
  expect(parseOrderDraft(JSON.parse(JSON.stringify(long)))).toEqual(long)
  expect(draftErrors(long, asked)).toEqual([
    { field: 'name', message: 'Enter your name.' },
    { field: 'note', message: 'This is too long: 2,000 characters are the most.' },
  ])
})

test('a field that is too long and wrong has one message', () => {
  expect(draftErrors({ ...draft, phone: 'x'.repeat(41) }, asked)).toEqual([
    { field: 'phone', message: 'This is too long: 40 characters are the most.' },
  ])
})

test('an order that is collected has no error in the fields of an address', () => {
  const collected = { ...draft, isCollected: true, street: 'x'.repeat(201), postalCode: '', country: '' }
  expect(draftErrors(collected, asked)).toEqual([])
})

test('damaged fields become empty, the others stay', () => {
  expect(parseOrderDraft({ ...draft, note: 7, isCollected: 'x' })).toEqual(draft)
  for (const invalid of [null, undefined, 7, 'x']) expect(parseOrderDraft(invalid)).toEqual(emptyOrderDraft)
})

test.each(['D7', 'SW1A 1AA', '１６０-００２２', '١١٥١١'])('%s may be a postal code', (postalCode) => {
  expect(draftErrors({ ...draft, country: 'DE', postalCode }, asked)).toEqual([])
})

test.each(['', ' ', 'Dublin', '-'])('%j is no postal code', (postalCode) => {
  expect(draftErrors({ ...draft, country: 'DE', postalCode }, asked)).toEqual([
    { field: 'postalCode', message: 'Enter your postal code.' },
  ])
})

test.each(['', ' ', '4002', '+353 (0)1 555 0100 ext. 7', '1-800-FLOWERS', '٠١٢٣٤٥٦٧'])(
  '%j may be a phone number, which may be left out',
  (phone) => {
    expect(draftErrors({ ...draft, phone }, asked)).toEqual([])
  },
)

test.each(['call me', '12', '-'])('%j is no phone number', (phone) => {
  expect(draftErrors({ ...draft, phone }, asked)).toEqual([
    { field: 'phone', message: 'Enter a phone number in digits, or leave the field empty.' },
  ])
})

test.each(['phone', 'both'] as const)('a phone number is needed where the contact is %s', (contact) => {
  const fieldsWith = (phone: string) => draftErrors({ ...draft, phone }, { ...asked, contact })
  for (const phone of ['', ' ', '12'])
    expect(fieldsWith(phone)).toEqual([{ field: 'phone', message: 'Enter a phone number in digits.' }])
  expect(fieldsWith('20 123 456')).toEqual([])
})

test('an email address is optional only where the contact is phone, and has to be right if given', () => {
  const errorsOf = (email: string, contact: 'email' | 'phone' | 'both') =>
    draftErrors({ ...draft, email, phone: '20 123 456' }, { ...asked, contact }).map(({ field }) => field)
  expect(errorsOf(' ', 'phone')).toEqual([])
  expect(errorsOf('aine@', 'phone')).toEqual(['email'])
  expect(errorsOf('', 'email')).toEqual(['email'])
  expect(errorsOf('', 'both')).toEqual(['email'])
})
