// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReceiver } from '../../docs/order-receiver.ts'
import type { Cart } from '#cart/cart.ts'
import type { OrderAnswer } from '#order/order-request.ts'
import { dispatchStorageEvent } from '../device/faulty-storage.ts'

const mug = { id: 1, name: 'Mug', price: 1990, quantity: 2, image: '/m.avif' }
const pot = { id: 2, name: 'Pot', price: 3400, quantity: 1, image: '/p.avif' }
const url = 'https://orders.example/new'

vi.mock(import('#catalogue/sleep.ts'), () => ({ sleep: () => Promise.resolve() }))
vi.mock('#shop', async (load) => {
  const { shop } = await load<typeof import('#shop')>()
  return { shop: { ...shop, checkout: { kind: 'form', url } }, cartScope: 'device' }
})

/** Orders that the shop has accepted. */
const accept = vi.fn<(order: unknown) => Promise<OrderAnswer>>()
const network = vi.fn<typeof fetch>()
let receive: ReturnType<typeof createReceiver>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  accept.mockReset().mockResolvedValue({ status: 'accepted' })
  receive = createReceiver({
    origin: 'https://shop.example',
    find: (product) => ({ price: product === mug.id ? mug.price : pot.price, left: 10 }),
    shipping: () => null,
    accept,
  })
  network.mockReset().mockImplementation((to, init) => receive(new Request(to, init)))
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const store = (cart: Cart) => localStorage.setItem('shop/cart/1', JSON.stringify(cart))
const storedCart = (): unknown => JSON.parse(localStorage.getItem('shop/cart/1') ?? 'null')
const storedOrder = (): unknown => JSON.parse(localStorage.getItem('shop/order/1') ?? 'null')
const keyOf = ([, init]: Parameters<typeof fetch>) => new Headers(init?.headers).get('Idempotency-Key')

const details = {
  name: 'Áine',
  email: 'aine@example.com',
  street: '1 Main Street',
  postalCode: 'D7',
  city: 'Dublin',
  country: 'IE',
}

/** A tab with the page of the order open: code and memory of its own, the device's storage. */
async function openTab() {
  vi.resetModules()
  const atoms = await import('#order/order-atoms.ts')
  const { sendAtom } = await import('#order/send-atom.ts')
  const { draftAtom } = await import('#order/draft-atom.ts')
  const { cartAtom, changeCartAtom, lastRemovedAtom } = await import('#cart/cart-atoms.ts')
  const { removeLineAtom } = await import('#cart/line-atoms.ts')
  const { undoCartAtom } = await import('#cart/cart-history.ts')
  /** A page of the tab: another route has a store of its own. */
  const openPage = () => {
    const page = createStore()
    for (const one of [atoms.attemptAtom, atoms.otherAttemptAtom, draftAtom, cartAtom])
      page.sub(one, () => undefined)
    return {
      fill: () => page.set(draftAtom, details),
      note: (note: string) => page.set(draftAtom, { note }),
      send: () => page.set(sendAtom, url),
      confirm: () => page.set(atoms.confirmAtom, 'sent'),
      prepare: () => page.set(atoms.prepareAtom),
      undo: () => page.set(undoCartAtom),
      change: (cart: Cart) => page.set(changeCartAtom, () => cart),
      remove: (id: number) => page.set(removeLineAtom, id),
      lastRemoved: () => page.get(lastRemovedAtom),
      attempt: () => page.get(atoms.attemptAtom),
      other: () => page.get(atoms.otherAttemptAtom),
      cart: () => page.get(cartAtom),
    }
  }
  const page = openPage()
  page.fill()
  return { ...page, openPage }
}

/** Lets the next request wait for its answer. */
function nextAnswer(): (answer: Response) => void {
  let answer: (response: Response) => void = () => undefined
  network.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (given) => answer(given)
}

/** Sends the same order in two tabs. The first of them, `first`, waits for `answer`. */
async function sendInTwoTabs() {
  const one = await openTab()
  const other = await openTab()
  const answer = nextAnswer()
  const first = one.send()
  dispatchStorageEvent('shop/order/1')
  await other.send()
  return { other, answer, first }
}

/** Lets the network's answers wait for the returned function. */
function holdAnswers(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = network.getMockImplementation()
  network.mockImplementation(async (to, init) => {
    const response = await answer?.(to, init)
    await released
    return response ?? Response.error()
  })
  return release
}

test('several presses while an order is on its way send it once', async () => {
  store([mug])
  const tab = await openTab()
  await Promise.all([tab.send(), tab.send(), tab.send()])
  expect(network).toHaveBeenCalledTimes(1)
  expect(storedCart()).toEqual([])
})

test('an answer that arrives on another page of the tab empties the cart there, too', async () => {
  store([mug])
  const tab = await openTab()
  const answer = holdAnswers()
  const sending = tab.send()
  const next = tab.openPage()
  expect(next.attempt()?.state).toBe('unsure')
  answer()
  await sending
  expect(next.cart()).toEqual([])
  expect(next.other()?.state).toBe('accepted')
  await next.send()
  expect(accept).toHaveBeenCalledTimes(1)
  expect(network).toHaveBeenCalledTimes(1)
})

test('a tab closed before the answer leaves the same order to the next tab', async () => {
  store([mug])
  const closed = await openTab()
  network.mockReturnValueOnce(new Promise(() => undefined))
  void closed.send()
  const next = await openTab()
  expect(next.attempt()?.state).toBe('unsure')
  await next.send()
  const [first, second] = network.mock.calls.map(([, sent]) => sent)
  expect(second).toMatchObject({ headers: first?.headers, body: first?.body })
  expect(accept).toHaveBeenCalledTimes(1)
})

/** A cart whose price and name have changed since it was ordered. */
const repriced = [{ ...mug, name: 'Tasse', price: 2100 }]

test('an order that may have arrived is sent again as it was, whatever has changed meanwhile', async () => {
  store([mug])
  const tab = await openTab()
  for (let attempts = 0; attempts < 3; attempts++)
    network.mockImplementationOnce(async (to, init) => {
      await receive(new Request(to, init))
      throw new TypeError('network')
    })
  await tab.send()
  expect(tab.attempt()?.state).toBe('unsure')
  tab.change(repriced)
  await tab.send()
  expect(tab.other()?.state).toBe('accepted')
  expect(sessionStorage.getItem('shop/order-draft/1')).toContain('"sent":null')
})

test('an order that may have arrived is sent with the details that are typed since', async () => {
  store([mug])
  const tab = await openTab()
  network
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValueOnce(new Response('', { status: 403 }))
  await tab.send()
  tab.note('Please ring')
  await tab.send()
  expect(accept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ note: 'Please ring' }))
})

test('a shop is asked whether an order is paid by the tab that has sent it alone, as it was', async () => {
  store([mug])
  accept.mockResolvedValue({ status: 'redirect', url: 'https://pay.example/1' })
  const tab = await openTab()
  await tab.send()
  tab.change(repriced)
  await tab.send()
  expect(tab.attempt()?.state).toBe('awaited')
  expect(network).toHaveBeenCalledTimes(2)
  const [first, second] = network.mock.calls.map(([, sent]) => sent)
  expect(second).toMatchObject({ headers: first?.headers, body: first?.body })
  sessionStorage.clear()
  const other = await openTab()
  await other.send()
  expect(network).toHaveBeenCalledTimes(2)
  expect(other.attempt()?.state).toBe('awaited')
})

test('two tabs that order the same cart make one order, and what is added later stays', async () => {
  store([mug])
  const one = await openTab()
  const other = await openTab()
  const first = one.send()
  dispatchStorageEvent('shop/order/1')
  const answer = holdAnswers()
  const second = other.send()
  await first
  expect(storedCart()).toEqual([])
  one.change([{ ...mug, quantity: 1 }])
  answer()
  await second
  expect(accept).toHaveBeenCalledTimes(1)
  expect(network).toHaveBeenCalledTimes(2)
  expect(storedCart()).toEqual([{ ...mug, quantity: 1 }])
})

test('a late answer to an order that another tab has ended takes nothing of the next order', async () => {
  store([mug])
  const { other, answer, first } = await sendInTwoTabs()
  expect(storedCart()).toEqual([])
  other.change([{ ...mug, quantity: 1 }])
  network.mockReturnValueOnce(new Promise(() => undefined))
  void other.send()
  answer(Response.json({ status: 'accepted' }))
  await first
  expect(storedCart()).toEqual([{ ...mug, quantity: 1 }])
})

test('a cart that changed on the way keeps its addition; the answer is that of the order sent', async () => {
  store([mug])
  accept.mockResolvedValue({ status: 'redirect', url: 'https://pay.example/1' })
  const tab = await openTab()
  const answer = holdAnswers()
  const sending = tab.send()
  const number = tab.attempt()?.number
  tab.change([{ ...mug, quantity: 3 }, pot])
  answer()
  await sending
  expect(tab.attempt()).toBeNull()
  expect(tab.other()).toMatchObject({ number, state: 'awaited', paymentUrl: 'https://pay.example/1' })
})

test('what was added on the way stays in the cart of an accepted order', async () => {
  store([mug])
  const tab = await openTab()
  const answer = holdAnswers()
  const sending = tab.send()
  tab.change([{ ...mug, quantity: 3 }, pot])
  answer()
  await sending
  expect(tab.cart()).toEqual([{ ...mug, quantity: 1 }, pot])
})

test('a late objection does not open an order again that another tab has ended', async () => {
  store([mug])
  const { answer: object, first } = await sendInTwoTabs()
  object(Response.json({ status: 'sold-out', articles: [] }))
  await first
  expect(storedOrder()).toMatchObject({ state: 'accepted' })
})

test('a late objection does not open an order again that awaits its payment', async () => {
  store([mug])
  accept.mockResolvedValue({ status: 'redirect', url: 'https://pay.example/1' })
  const { answer: object, first } = await sendInTwoTabs()
  object(Response.json({ status: 'sold-out', articles: [] }))
  await first
  expect(storedOrder()).toMatchObject({ state: 'awaited', paymentUrl: 'https://pay.example/1' })
})

test('a late payment page of an order that another tab has ended is not opened', async () => {
  store([mug])
  const { answer, first } = await sendInTwoTabs()
  answer(Response.json({ status: 'redirect', url: 'https://pay.example/1' }))
  expect(await first).toBeUndefined()
  expect(storedOrder()).toMatchObject({ state: 'accepted' })
})

test('an answer that names some of the prices leaves those of the answers before', async () => {
  store([mug, pot])
  const tab = await openTab()
  for (const [product, unitPrice] of [
    [mug.id, 2500],
    [pot.id, 3600],
    [mug.id, 2600],
  ]) {
    network.mockResolvedValueOnce(
      Response.json({ status: 'price-changed', prices: [{ product, unitPrice }] }),
    )
    await tab.send()
  }
  await tab.send()
  expect(network.mock.lastCall?.[1]?.body).toMatch(/"unitPrice":2600.+"unitPrice":3600/)
})

const objections = {
  'changed prices': () =>
    Response.json({ status: 'price-changed', prices: [{ product: 1, unitPrice: 2500 }] }),
  'missing stock': () => Response.json({ status: 'sold-out', articles: [{ product: 1, left: 1 }] }),
  'refused details': () => new Response('', { status: 400 }),
}

test.each(Object.entries(objections))(
  'an order that was objected to for %s comes again with a new key, and is taken',
  async (_, object) => {
    store([mug])
    const tab = await openTab()
    // Keeps every answer by its key, and takes no other details for it.
    const answers = new Map<unknown, readonly [body: unknown, answer: Response]>()
    network.mockImplementation(async (_url, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key')
      const [body, answer] = answers.get(key) ?? [
        init?.body,
        answers.size === 0 ? object() : Response.json({ status: 'accepted' }),
      ]
      answers.set(key, [body, answer])
      return body === init?.body ? answer.clone() : new Response('', { status: 409 })
    })
    await tab.send()
    const number = tab.attempt()?.number
    expect(tab.attempt()?.state).toBe('open')
    tab.note('Please ring')
    await tab.send()
    expect(tab.other()).toMatchObject({ number, state: 'accepted' })
    expect(answers.size).toBe(2)
  },
)

test('a key stays while another tab sends it, so that two tabs make one order', async () => {
  store([mug])
  const one = await openTab()
  const other = await openTab()
  const object = nextAnswer()
  const first = one.send()
  dispatchStorageEvent('shop/order/1')
  const answer = holdAnswers()
  const second = other.send()
  object(new Response('', { status: 400 }))
  await first
  dispatchStorageEvent('shop/order/1')
  const third = one.send()
  answer()
  await Promise.all([second, third])
  expect(new Set(network.mock.calls.map(keyOf)).size).toBe(1)
  expect(accept).toHaveBeenCalledTimes(1)
  expect(storedOrder()).toMatchObject({ state: 'accepted' })
})

test('a key stays after a lost answer, whatever refuses the order then', async () => {
  store([mug])
  const tab = await openTab()
  // It arrives, its answer is lost, and something in front of the shop refuses what follows.
  network.mockImplementationOnce(async (to, init) => {
    await receive(new Request(to, init))
    throw new TypeError('network')
  })
  for (let press = 0; press < 2; press++) {
    network.mockResolvedValueOnce(new Response('', { status: 403 }))
    await tab.send()
    expect(tab.attempt()?.state).toBe('unsure')
  }
  await tab.send()
  expect(new Set(network.mock.calls.map(keyOf)).size).toBe(1)
  expect(accept).toHaveBeenCalledTimes(1)
  expect(tab.other()).toMatchObject({ state: 'accepted' })
})

test('a key stays once the shop has had the order, whatever refuses it later', async () => {
  store([mug])
  accept.mockResolvedValue({ status: 'redirect', url: 'https://pay.example/1' })
  const tab = await openTab()
  await tab.send()
  network.mockResolvedValueOnce(new Response('', { status: 403 }))
  await tab.send()
  expect(tab.attempt()).toMatchObject({ state: 'awaited', paymentUrl: 'https://pay.example/1' })
  await tab.send()
  expect(tab.attempt()?.state).toBe('awaited')
  expect(accept).toHaveBeenCalledTimes(1)
})

test('at its end an order still says what of it comes later', async () => {
  // Two products may have one name.
  store([
    { ...mug, preorder: { from: '2027-03-01' } },
    { ...pot, name: 'Mug', preorder: {} },
  ])
  const tab = await openTab()
  await tab.send()
  expect(tab.cart()).toEqual([])
  const preorders = [
    { article: '1/', name: 'Mug', preorder: { from: '2027-03-01' } },
    { article: '2/', name: 'Mug', preorder: {} },
  ]
  expect(tab.other()).toMatchObject({ state: 'accepted', preorders })
  const next = await openTab()
  expect(next.other()?.preorders).toEqual(preorders)
  store([pot])
  dispatchStorageEvent('shop/cart/1')
  await next.send()
  expect(next.other()).toMatchObject({ state: 'accepted' })
  expect(next.other()?.preorders).toBeUndefined()
})

test('a prepared message keeps its number and the cart until a tab says that it is sent', async () => {
  store([mug])
  const one = await openTab()
  one.prepare()
  one.prepare()
  const number = one.attempt()?.number
  const other = await openTab()
  expect(other.attempt()).toMatchObject({ number, state: 'handed' })
  expect(storedCart()).toEqual([mug])
  other.confirm()
  expect(storedCart()).toEqual([])
  dispatchStorageEvent('shop/order/1')
  dispatchStorageEvent('shop/cart/1')
  expect(one.cart()).toEqual([])
  expect(one.other()).toMatchObject({ number, state: 'sent' })
  one.confirm()
  expect(one.other()?.number).toBe(number)
})

test.each(['accepted', 'paid'] as const)('an undo does not bring back what is %s', async (status) => {
  accept.mockResolvedValue({ status })
  store([mug])
  const tab = await openTab()
  tab.change([mug, pot])
  await tab.send()
  tab.undo()
  expect(tab.cart()).toEqual([])
  tab.change([pot])
  tab.undo()
  expect(tab.cart()).toEqual([])
})

test('so it is where the answer arrives on another page of the tab', async () => {
  store([mug])
  const tab = await openTab()
  tab.change([mug, pot])
  const answer = holdAnswers()
  const sending = tab.send()
  const next = tab.openPage()
  next.change([mug, pot, { ...pot, id: 3 }])
  answer()
  await sending
  next.undo()
  expect(next.cart()).toEqual([{ ...pot, id: 3 }])
})

test('a message that the shopper calls sent can be undone: it may not be', async () => {
  store([mug, pot])
  const tab = await openTab()
  tab.remove(pot.id)
  tab.prepare()
  tab.confirm()
  expect(tab.cart()).toEqual([])
  // The cart offers one undo: not that of a removal before.
  expect(tab.lastRemoved()).toBeNull()
  tab.undo()
  expect(tab.cart()).toEqual([mug])
})
