// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

const headphones = 'Fennwick Drift Over-Ear Headphones'
const keyboard = 'Keyhollow Tenor Mechanical Keyboard'
const key = 'shop/compare/1'

test('Back after Remove says that a product is in the comparison again, and restores the choice alone', async () => {
  sessionStorage.setItem(key, '[1,2]')
  const { user, back } = await openShop('/compare?ids=1,2,7')
  const chosen = () => sessionStorage.getItem(key)
  for (const [name, left, again] of [
    [headphones, '[2]', '[2,1]'],
    // Not chosen in this tab.
    [keyboard, '[2,1]', '[2,1]'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Remove ${name} from the comparison` }))
    await waitFor(() => expect(announced()).toBe(`${name} removed from the comparison`))
    expect(chosen()).toBe(left)
    await back()
    await waitFor(() => expect(announced()).toBe(`${name} in the comparison again`))
    expect(chosen()).toBe(again)
  }
})

test('Back to the comparison from another page, and Back once more, restores the choice, too', async () => {
  sessionStorage.setItem(key, '[1,2,7]')
  const { user, address, back } = await openShop('/compare?ids=1,2,7')
  await user.click(screen.getByRole('button', { name: `Remove ${headphones} from the comparison` }))
  await waitFor(() => expect(address()).toBe('/compare?ids=2,7'))
  await user.click(screen.getByRole('link', { name: keyboard }))
  await screen.findByRole('heading', { level: 1, name: keyboard })
  await back()
  await screen.findByRole('heading', { level: 1, name: /compar/i })
  expect(sessionStorage.getItem(key)).toBe('[2,7]')
  await back()
  await waitFor(() => expect(announced()).toBe(`${headphones} in the comparison again`))
  expect(sessionStorage.getItem(key)).toBe('[2,7,1]')
})
