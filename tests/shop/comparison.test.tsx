// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

const headphones = 'Fennwick Drift Over-Ear Headphones'

test('Back after a product was removed from the comparison says that it is there again', async () => {
  const { user, back } = await openShop('/compare?ids=1,2,7')
  await user.click(screen.getByRole('button', { name: `Remove ${headphones} from the comparison` }))
  await waitFor(() => expect(announced()).toBe(`${headphones} removed from the comparison`))
  await back()
  await waitFor(() => expect(announced()).toBe(`${headphones} in the comparison again`))
})
