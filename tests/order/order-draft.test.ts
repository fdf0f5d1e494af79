import { expect, test } from 'vitest'
import { draftErrors, emptyOrderDraft, parseOrderDraft, type OrderDraft } from '#order/order-draft.ts'

const asked = { countries: ['IE', 'DE'], hasPickup: false, hasTerms: false }
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

test('damaged fields become empty, the others stay', () => {
  expect(parseOrderDraft({ ...draft, note: 7, isCollected: 'x' })).toEqual(draft)
  for (const invalid of [null, undefined, 7, 'x']) expect(parseOrderDraft(invalid)).toEqual(emptyOrderDraft)
})
