// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderAnswer } from '#order/order-request.ts'
import { dispatchStorageEvent } from '../device/faulty-storage.ts'
import { field, fill, submit, typed } from '../messages/open-order.tsx'
import { openWith } from './open-with.tsx'

vi.mock(import('#catalogue/sleep.ts'), () => ({ sleep: () => Promise.resolve() }))

const network = vi.fn<typeof fetch>()
const assign = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Lets the next request wait for its answer. */
function nextAnswer() {
  let answer: (response: Response) => void = () => undefined
  network.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (given: OrderAnswer | Response) => answer(given instanceof Response ? given : Response.json(given))
}

const refusal = () => new Response('', { status: 403 })

const sending = 'Your order is on its way to the shop …'

async function send() {
  const answer = nextAnswer()
  await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  return answer
}

test('the pressed button says that the order is on its way, and an answer gets the focus with what it names', async () => {
  const answer = await send()
  const button = await screen.findByRole('button', { name: sending })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(sending)
  answer({ status: 'sold-out', articles: [{ product: 1, left: 1 }] })
  const said = await screen.findByRole('group', {
    name: 'Nothing has been ordered: not everything is there any more.',
  })
  await waitFor(() => expect(document.activeElement).toBe(said))
  expect(said.querySelector('li span')?.textContent).toMatch(/: only 1 left$/)
  expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBe(button)
})

test('what the shop has too few of is named in the sums, and a press each orders what is there', async () => {
  const answer = nextAnswer()
  const { store, orderAtom } = await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  answer({
    status: 'sold-out',
    articles: [
      { product: 1, left: 1 },
      { product: 2, left: 0 },
    ],
  })
  const said = await screen.findByRole('group', { name: /^Nothing has been ordered/ })
  const summary = screen.getByRole('region', { name: 'What you order' })
  const [first, second] = within(summary).getAllByRole('listitem')
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('Only 1 left'),
    expect.stringContaining('Sold out'),
  ])
  const user = userEvent.setup()
  await user.click(within(said).getByRole('button', { name: /^Keep only 1 × / }))
  expect(document.activeElement).toBe(said)
  await user.click(within(said).getByRole('button', { name: /^Remove .+ from the cart$/ }))
  expect(screen.queryByRole('group', { name: /^Nothing has been ordered/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  nextAnswer()
  submit()
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2))
  const sent = store.get(orderAtom)
  expect(sent?.lines).toMatchObject([{ product: 1, quantity: 1 }])
  expect(network.mock.lastCall?.[1]?.body).toContain(`"goods":${sent?.goods},`)
  expect(within(summary).getAllByRole('listitem')).toHaveLength(1)
})

test('a lost answer gets the focus, too', async () => {
  network.mockRejectedValue(new TypeError('network'))
  await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  const said = await screen.findByRole('group', { name: /^No answer from the shop\./ })
  await waitFor(() => expect(document.activeElement).toBe(said))
})

test('a refusal after a lost answer is not said to have ordered nothing', async () => {
  network.mockRejectedValue(new TypeError('network'))
  await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  const unsure = { name: /^No answer from the shop\. Your order .+ may have arrived\./ }
  await screen.findByRole('group', unsure)
  const answer = nextAnswer()
  submit()
  await screen.findByRole('button', { name: sending })
  answer(refusal())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', unsure)))
  expect(screen.queryByText(/Nothing has been ordered/)).toBeNull()
})

test('nothing is said to be ordered where another tab’s order awaits its payment', async () => {
  const answer = await send()
  await screen.findByRole('button', { name: sending })
  const stored = localStorage.getItem('shop/order/1') ?? ''
  const awaited = stored.replace('"unsure"', '"awaited","paymentUrl":"https://pay.example/1"')
  act(() => {
    localStorage.setItem('shop/order/1', awaited)
    dispatchStorageEvent('shop/order/1')
  })
  answer(refusal())
  await screen.findByText('No answer from the shop. Please ask again.')
  expect(screen.getByRole('link', { name: 'Go to the payment page' })).toBeDefined()
  expect(screen.queryByText(/Nothing has been ordered/)).toBeNull()
})

test.each([
  ['an order with other details', () => new Response('', { status: 409 }), /^The shop already has an order/],
  ['changed prices', () => Response.json({ status: 'price-changed', prices: [] }), /: prices have changed/],
  ['a refusal', refusal, /^The shop did not take this order/],
])('an answer of %s is not said of another cart', async (_, respond, words) => {
  const answer = nextAnswer()
  const { store, cartAtom } = await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  answer(respond())
  await screen.findByText(words)
  act(() => void store.set(cartAtom, (cart) => cart.slice(1)))
  expect(screen.queryByText(words)).toBeNull()
})

test('a shop that is asked whether an order is paid, and still waits, is said to', async () => {
  const url = 'https://pay.example/1'
  const answer = await send()
  answer({ status: 'redirect', url })
  const ask = await screen.findByRole('button', { name: 'Ask the shop whether it is paid' })
  // The address is opened after the order is kept.
  await waitFor(() => expect(assign.mock.calls).toEqual([[url]]))
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull()
  const again = nextAnswer()
  const user = userEvent.setup()
  await user.click(ask)
  const states = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(states()).toEqual([sending, ''])
  again({ status: 'redirect', url })
  await waitFor(() => expect(states()).toEqual(['', 'The shop still awaits your payment.']))
  expect(document.activeElement).toBe(ask)
  network.mockRejectedValue(new TypeError('network'))
  await user.click(ask)
  await waitFor(() => expect(states()).toEqual(['', 'No answer from the shop. Please ask again.']))
  expect(document.activeElement).toBe(ask)
  const refused = nextAnswer()
  await user.click(ask)
  expect(states()).toEqual([sending, ''])
  refused(refusal())
  await waitFor(() => expect(states()).toEqual(['', 'No answer from the shop. Please ask again.']))
  expect(screen.queryByText(/Nothing has been ordered/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the payment page' }).getAttribute('href')).toBe(url)
  expect(assign).toHaveBeenCalledTimes(1)
})

/** Opens an order that awaits its payment, which another tab has sent. */
async function openAwaited() {
  const opened = await openWith({ kind: 'form', url: 'https://orders.example' })
  const { store, attemptAtom, changeAttemptAtom } = opened
  act(() => store.set(changeAttemptAtom, { state: 'awaited', paymentUrl: 'https://pay.example/1' }))
  const attempt = store.get(attemptAtom)
  if (attempt?.state !== 'awaited') throw new Error('There is no such order.')
  return { ...opened, attempt }
}

test('a tab that has not sent the order that awaits its payment cannot ask whether it is paid', async () => {
  await openAwaited()
  expect(screen.getByRole('link', { name: 'Go to the payment page' })).toBeDefined()
  expect(screen.getByText('The tab in which you ordered can ask the shop whether it is paid.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask the shop whether it is paid' })).toBeNull()
})

test('there the shopper says that it is paid, which empties the cart', async () => {
  const { store, cartAtom, attempt } = await openAwaited()
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'I have paid', description: /^This empties your cart\./ }))
  const heading = screen.getByRole('heading', {
    name: `Thank you. You said that order ${attempt.number} is paid.`,
  })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('The shop writes to you once it has the payment.')).toBeDefined()
  expect(store.get(cartAtom)).toEqual([])
})

test('an order that awaits its payment can be left unpaid, for another one of the same cart', async () => {
  const { store, cartAtom, attempt } = await openAwaited()
  const before = store.get(cartAtom)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Order anew' }))
  expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(store.get(cartAtom)).toEqual(before)
  const answer = nextAnswer()
  fill(typed)
  submit()
  await waitFor(() => expect(network).toHaveBeenCalledTimes(1))
  answer({ status: 'accepted' })
  await screen.findByText(/^It writes to you about payment and delivery\./)
  const [, sent] = network.mock.calls[0] ?? []
  expect(sent?.headers).not.toMatchObject({ 'Idempotency-Key': attempt.key })
  expect(sent?.headers).toHaveProperty('Idempotency-Key')
  expect(sent?.body).not.toContain(attempt.number)
})

test('a payment page is left alone once it has been opened, also with another cart and back', async () => {
  const answer = nextAnswer()
  const { store, cartAtom } = await openWith({ kind: 'form', url: 'https://orders.example' })
  fill(typed)
  submit()
  answer({ status: 'redirect', url: 'https://pay.example/1' })
  const payment = () => screen.findByRole('heading', { name: /awaits your payment at pay\.example/ })
  await payment()
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  const before = store.get(cartAtom)
  act(() => void store.set(cartAtom, () => []))
  await screen.findByText('There is nothing in your cart to order.')
  act(() => void store.set(cartAtom, () => before))
  await payment()
  expect(assign).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('The shop still awaits your payment.')).toBeNull()
})

test('shipping that the shop answers with counts for its country alone', async () => {
  const answer = await send()
  answer({ status: 'price-changed', prices: [], shipping: 900 })
  await screen.findByText('Shipping to United States')
  const shipping = () => screen.getByText(/^Shipping to /).nextSibling?.textContent
  await waitFor(() => expect(shipping()).toBe('$9.00'))
  fireEvent.change(field('country'), { target: { value: 'DE' } })
  expect(shipping()).toBe('$5.00')
  fireEvent.change(field('country'), { target: { value: 'US' } })
  expect(shipping()).toBe('$9.00')
})

test('what is answered of an order that is collected is not the shipping of one that is sent', async () => {
  const answer = nextAnswer()
  await openWith({ kind: 'form', url: 'https://orders.example', pickup: 'Pier 7' })
  fill(typed)
  fireEvent.click(screen.getByRole('radio', { name: /Pier 7/ }))
  submit()
  answer({ status: 'price-changed', prices: [], shipping: 0 })
  await screen.findByRole('group', { name: /^Nothing has been ordered: prices have changed/ })
  fireEvent.click(screen.getByRole('radio', { name: 'Send it to me' }))
  expect(screen.getByText(/^Shipping to /).nextSibling?.textContent).toBe('$5.00')
})
