// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Checkout } from '#shop-checkout.types.ts'
import { fill, submit, typed } from '../messages/open-order.tsx'
import { announced, openWith } from './open-with.tsx'

const email: Checkout = { kind: 'email', address: 'orders@shop.example' }
const form: Checkout = { kind: 'form', url: 'https://orders.example' }

async function expectHeading() {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(announced()).toBe('This page has changed. Please check your order.')
}

/** As another tab does it. */
const withoutFirst = <Line,>(cart: readonly Line[]) => cart.slice(1)

test('a message that another tab replaces leaves the focus on the heading, and says so', async () => {
  const { store, cartAtom } = await openWith(email)
  fill(typed)
  submit()
  const sent = await screen.findByRole('button', { name: 'I have sent it' })
  expect(document.activeElement?.textContent).toBe('Your message is ready, and not sent yet')
  sent.focus()
  act(() => void store.set(cartAtom, withoutFirst))
  expect(sent.isConnected).toBe(false)
  await expectHeading()
})

test('so does a form whose cart another tab empties', async () => {
  const { store, cartAtom } = await openWith(email)
  const name = screen.getByRole('textbox', { name: 'Name' })
  name.focus()
  act(() => void store.set(cartAtom, () => []))
  expect(name.isConnected).toBe(false)
  await expectHeading()
})

test('so does a payment that the shop no longer waits for', async () => {
  const { store, attemptAtom, changeAttemptAtom, draftAtom, resultAtom } = await openWith(form)
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  screen.getByRole('button', { name: 'Order with obligation to pay' }).focus()
  const number = () => store.get(attemptAtom)?.number ?? ''
  act(() => {
    store.set(changeAttemptAtom, { state: 'awaited', paymentUrl: 'https://pay.example/1' })
    store.set(draftAtom, { sent: { key: store.get(attemptAtom)?.key ?? '', details: '', body: '' } })
    store.set(resultAtom, { status: 'redirect', url: 'https://pay.example/1', number: number() })
  })
  // The step that takes the place of the form has the focus itself.
  expect(document.activeElement?.textContent).toMatch(/awaits your payment at pay\.example\.$/)
  expect(announced()).toMatch(/awaits your payment/)
  screen.getByRole('button', { name: 'Ask the shop whether it is paid' }).focus()
  act(() => {
    store.set(changeAttemptAtom, { state: 'open' })
    store.set(resultAtom, { status: 'sold-out', articles: [], number: number() })
  })
  await expectHeading()
})

test('a focus that is elsewhere, or nowhere, stays there', async () => {
  const { store, cartAtom } = await openWith(email)
  const name = screen.getByRole('textbox', { name: 'Name' })
  name.focus()
  await act(async () => name.blur())
  act(() => void store.set(cartAtom, () => []))
  // What has changed is observed before this.
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { attributes: true })
    document.body.title = 'changed'
  })
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})
