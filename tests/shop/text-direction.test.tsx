// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addButton, openShop } from './open-shop.tsx'

/** Has its own means, `isolated`. */
const sentences = '#result-line'

/** The texts with these words, which are a catalogue's, in elements that take their direction from another text. */
function foreignTexts(words: readonly string[]): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const isCatalogues = words.some((word) => textContent?.includes(word))
    const isHidden = parentElement?.closest(
      `title, style, script, #announcer, [hidden="until-found"], ${sentences}, [class*="visuallyHidden"]`,
    )
    if (isCatalogues && !isHidden && !parentElement?.closest('[dir="auto"], bdi'))
      found.push(parentElement?.outerHTML ?? '')
  }
  return found
}

const words = ['Fennwick', 'Closed-back wireless', 'Electronics', 'Driver size', '40 mm', 'talk-through']

test.each([
  '/products',
  '/products?view=list',
  '/products?search=Fennwick',
  '/products?brand=Fennwick',
  '/product/1',
  '/compare?ids=1,2',
])('names and texts of the catalogue have a direction of their own: %s', async (address) => {
  await openShop(address)
  expect(foreignTexts(words)).toEqual([])
})

test('so have those of the cart', async () => {
  const { user } = await openShop('/products')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  const drawer = await screen.findByRole('dialog', { name: /Shopping Cart/ })
  await user.click(screen.getByRole('button', { name: /^Remove Fennwick/ }))
  expect(drawer.textContent).toContain('removed')
  expect(foreignTexts(words)).toEqual([])
})
