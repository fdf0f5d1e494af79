import { expect, test, vi } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { someOrder } from '../order/some-order.ts'

vi.mock('virtual:messages/order', async () => (await loadMessages('ja')).order)

test('a Japanese message has full-width brackets around the number of an article', async () => {
  const { orderMessage } = await import('#order/order-message.ts')
  const message = orderMessage(someOrder, 'Leaf', null)
  expect(message).toContain('（品番BETTY）')
  expect(message).not.toMatch(/ （|\(/)
})
