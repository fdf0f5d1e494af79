// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Checkout } from '#shop-checkout.types.ts'
import { field, fill, submit, typed } from '../messages/open-order.tsx'
import { openWith } from './open-with.tsx'

const email: Checkout = {
  kind: 'email',
  address: 'orders@shop.example',
  pickup: 'Pier 7',
  discountCodes: true,
}

const message = () => waitFor(() => expect(document.querySelector('pre')).not.toBeNull())
const valueOf = (name: string) => {
  const element = field(name)
  return 'value' in element ? element.value : undefined
}

describe('a program that fills fields without an event', () => {
  // Called with the field as its own `this`: React notices a value that is set on the element itself.
  const fillSilently = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const element = field(name)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    }
  }

  test('counts as typing', async () => {
    await openWith(email)
    fillSilently(typed)
    submit()
    await message()
    const words = document.querySelector('pre')?.textContent
    for (const value of Object.values(typed)) expect(words).toContain(value)
  })

  test.each([
    ['a letter that is typed in another', () => userEvent.type(field('phone'), '1')],
    ['a code', () => userEvent.type(field('discountCode'), 'TEN')],
    ['a country that is chosen', () => userEvent.selectOptions(field('country'), 'DE')],
    ['a way of delivery', () => userEvent.click(screen.getByRole('radio', { name: /Pier 7/ }))],
  ])('loses nothing to %s', async (_, press) => {
    await openWith(email)
    fillSilently(typed)
    await press()
    expect(valueOf('name')).toBe(typed.name)
    expect(valueOf('note')).toBe(typed.note)
    await userEvent.click(screen.getByRole('radio', { name: 'Send it to me' }))
    expect(valueOf('street')).toBe(typed.street)
  })
})

test('a long note stays while another field is typed in, and is refused with its limit', async () => {
  await openWith(email)
  const note = 'x'.repeat(10_001)
  fill({ ...typed, note })
  fill({ phone: '5550100' })
  expect(valueOf('note')).toBe(note)
  submit()
  const summary = await screen.findByRole('group', { name: 'One field needs your attention' })
  expect(summary.textContent).toContain('2,000 characters are the most')
  expect(valueOf('note')).toBe(note)
})

test('a country that the shop no longer sends to gives way to one that the field shows', async () => {
  const { store, draftAtom, orderAtom, changeAttemptAtom } = await openWith(email)
  act(() => void store.set(draftAtom, { country: 'FR' }))
  expect(valueOf('country')).toBe('US')
  expect(screen.getByText('Shipping to United States')).toBeDefined()
  act(() => store.set(changeAttemptAtom, {}))
  expect(store.get(orderAtom)?.address?.country).toBe('US')
})

test('what the shop no longer offers is neither shown nor ordered: pickup, and a code', async () => {
  const { store, draftAtom, orderAtom, changeAttemptAtom } = await openWith({
    kind: 'email',
    address: 'orders@shop.example',
  })
  act(() => void store.set(draftAtom, { ...typed, isCollected: true, discountCode: 'TEN' }))
  expect(screen.getByText('Shipping to United States')).toBeDefined()
  expect(screen.queryByText('Collected')).toBeNull()
  act(() => store.set(changeAttemptAtom, {}))
  expect(store.get(orderAtom)).toMatchObject({ address: { city: typed.city }, discountCode: '' })
})

test('a region is asked for, and ordered, where the country has regions', async () => {
  const { store, orderAtom, changeAttemptAtom } = await openWith(email)
  fill(typed)
  expect(field('region').getAttribute('autocomplete')).toBe('shipping address-level1')
  act(() => store.set(changeAttemptAtom, {}))
  expect(store.get(orderAtom)?.address?.region).toBe('NY')
  await userEvent.selectOptions(field('country'), 'DE')
  expect(document.getElementById('order-region')).toBeNull()
  expect(store.get(orderAtom)?.address?.region).toBe('')
})

const fieldNames = () => [...document.querySelectorAll('form [name]')].map((one) => one.getAttribute('name'))

test('an address goes from the large to the small where the shop sends to Japan first', async () => {
  const zones = [{ countries: ['JP', 'US'], steps: [{ from: 0, cost: 5 }] }]
  const { store, draftAtom, orderAtom, changeAttemptAtom } = await openWith(
    { kind: 'email', address: 'orders@shop.example' },
    { shipping: { by: 'sum', zones } },
  )
  const names = 'name email phone postalCode region city street extra country note'.split(' ')
  expect(fieldNames()).toEqual(names)
  submit()
  const summary = await screen.findByRole('group', { name: /need your attention/ })
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href')?.replace('#order-', ''))).toEqual(
    'name email postalCode region city street'.split(' '),
  )
  for (const postalCode of ['104-0061', '1040061', '〒１０４−００６１', ' 104ー0061']) {
    fill({ ...typed, postalCode })
    act(() => store.set(changeAttemptAtom, {}))
    expect(store.get(orderAtom)?.address?.postalCode).toBe('104-0061')
  }
  act(() => void store.set(draftAtom, { country: 'US' }))
  expect(fieldNames()).toEqual(names)
})

test('the fields of other shops go from the street to the region', async () => {
  await openWith({ kind: 'email', address: 'orders@shop.example', discountCodes: true })
  expect(fieldNames()).toEqual(
    'name email phone street extra postalCode city region country discountCode note'.split(' '),
  )
})

test('an order needs the contact that the shop chose, and the other one is marked as optional', async () => {
  await openWith({ kind: 'whatsapp', phone: '21620123456', contact: 'phone' })
  const isNeeded = (name: string) => field(name).hasAttribute('required')
  expect(screen.getByLabelText('Email (optional)')).toBe(field('email'))
  expect(screen.getByLabelText('Phone')).toBe(field('phone'))
  expect([isNeeded('email'), isNeeded('phone')]).toEqual([false, true])
  fill({ ...typed, email: '' })
  submit()
  await screen.findByRole('link', { name: 'Enter a phone number in digits.' })
  fill({ phone: '20 123 456' })
  submit()
  await message()
  const words = document.querySelector('pre')?.textContent
  expect(words).toContain('Phone: 20 123 456')
  expect(words).not.toContain('Email')
})

test('email, phone and postal code are ordered in plain characters, and a pickup with its place', async () => {
  const { store, orderAtom, draftAtom, changeAttemptAtom } = await openWith(email)
  fill({ ...typed, email: 'ａｄａ＠example．com', phone: '+٢١٦ ٢٠ ١٢٣ ٤٥٦', postalCode: '１００６' })
  act(() => store.set(changeAttemptAtom, {}))
  expect(store.get(orderAtom)).toMatchObject({
    email: 'ada@example.com',
    phone: '+216 20 123 456',
    address: { postalCode: '1006' },
    pickup: null,
  })
  act(() => void store.set(draftAtom, { isCollected: true }))
  expect(store.get(orderAtom)).toMatchObject({ address: null, pickup: 'Pier 7' })
})

test('the sums and the order say how it is paid where the shop does', async () => {
  const { store, orderAtom, changeAttemptAtom } = await openWith({ ...email, payment: 'Cash on delivery' })
  const summary = screen.getByRole('region', { name: 'What you order' })
  expect(summary.textContent).toMatch(/Payment\p{Cf}?Cash on delivery/u)
  act(() => store.set(changeAttemptAtom, {}))
  expect(store.get(orderAtom)?.payment).toBe('Cash on delivery')
})
