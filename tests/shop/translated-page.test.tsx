// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tolerateForeignNodes } from '#app/foreign-nodes.ts'
import { addButton, openShop } from './open-shop.tsx'

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)
beforeAll(() => tolerateForeignNodes(Node))
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore })
})

/** Replaces every text as browsers' translators do: React keeps a reference to a node that is in no document. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode)
  for (const text of all) {
    // Translators wrap texts in this element.
    // oxlint-disable-next-line typescript/no-deprecated
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const headphones = 'Fennwick Drift Over-Ear Headphones'

test('the cart’s texts follow its changes in a translated page', async () => {
  const { user } = await openShop('/products')
  await user.click(addButton(headphones))
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  const drawer = await screen.findByRole('dialog', { name: /Shopping Cart/ })
  translate(drawer)
  await user.click(within(drawer).getByRole('button', { name: `Increase quantity of ${headphones}` }))
  const heading = within(drawer).getByRole('heading', { name: /Shopping Cart/ })
  await waitFor(() => expect(heading.textContent).toBe('Shopping Cart, 2 items'))
  expect(drawer.textContent).toContain('Total: $379.98')
  await user.click(within(drawer).getByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(heading.textContent).toBe('Shopping Cart, 0 items'))
  expect(drawer.textContent).toContain(`“${headphones}” removed`)
})

test('cards follow a search in a translated page', async () => {
  const { visit } = await openShop('/products?search=Drift')
  translate(screen.getByRole('main'))
  await visit('/products?search=Over')
  const cards = () =>
    within(screen.getByRole('list', { name: 'Products' }))
      .getAllByRole('article')
      .map((card) => card.textContent)
  const translated = cards()
  await openShop('/products?search=Over')
  expect(translated).toEqual(cards())
})
