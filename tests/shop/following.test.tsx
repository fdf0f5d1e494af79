// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { productSearchId } from '#address/anchors.ts'
import { announced, openShop } from './open-shop.tsx'

const link = (name: string) => screen.getByRole('link', { name })

describe('on a change of page', () => {
  test('the new title is announced, and the heading gets the focus', async () => {
    const { user } = await openShop('/products')
    await user.click(link('Nordquill Ember 6 Smartphone, 128 GB'))
    await waitFor(() => expect(announced()).toBe('Nordquill Ember 6 Smartphone, 128 GB – Brooklyn Parcel'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('Back returns the focus to the link that was followed', async () => {
    const { user, back } = await openShop('/products?category=Fashion')
    const [name] = screen
      .getAllByRole('heading', { level: 3 })
      .slice(4)
      .map((heading) => heading.textContent)
    const card = screen.getAllByRole('heading', { level: 3 })[4]?.querySelector('a')
    if (!card || name === undefined) throw new Error('no card')
    const href = card.getAttribute('href')
    await user.click(card)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    await back()
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(href))
    expect(announced()).toBe('Fashion – Brooklyn Parcel')
  })

  test("the target of the address's fragment gets the focus", async () => {
    const { user } = await openShop('/nowhere')
    await user.click(screen.getByRole('link', { name: /^Search Products/ }))
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById(productSearchId)))
  })
})

test('the first page and a change of the query announce nothing, and the focus stays', async () => {
  const { user } = await openShop('/products')
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: /^Fashion/ }))
  await screen.findByRole('heading', { level: 1, name: 'Fashion' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Fashion/ }))
  expect(announced()).toBe('')
})
