// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { submit, typed, fill } from '../messages/open-order.tsx'
import { openWith } from './open-with.tsx'

const unbroken = () => document.querySelector('main p > span, main h2 > span')?.textContent

test('the number of an order stays on one line, in the prepared message and at the end', async () => {
  const { store, attemptAtom, confirmAtom } = await openWith({
    kind: 'email',
    address: 'orders@shop.example',
  })
  fill(typed)
  act(submit)
  const number = store.get(attemptAtom)?.number
  expect(number).toMatch(/^\d{6}-\w{5}$/)
  expect(unbroken()).toBe(number)
  act(() => store.set(confirmAtom, 'sent'))
  expect(unbroken()).toBe(number)
})
