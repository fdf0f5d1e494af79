// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { counterpartOf, whileRedrawn } from '#ui/counterpart.ts'

const card = (id: number, words = 'Add to Cart') =>
  `<article><a href="/product/${id}?search=mug">Mug</a><button>${words}</button><button>Compare</button></article>`

/** Draws the page, selects a control in it, redraws the page, and returns the control's counterpart. */
function redraw(before: string, selector: string, after: string) {
  document.body.innerHTML = `<div id="root">${before}</div>`
  const old = document.querySelector<HTMLElement>(selector)
  if (!old) throw new Error(`no ${selector}`)
  document.body.innerHTML = `<div id="root">${after}</div>`
  return counterpartOf(old, document)
}

test('a control that is still in the page is its own counterpart', () => {
  document.body.innerHTML = '<button>Add</button>'
  const button = document.querySelector('button')
  if (!button) throw new Error('not drawn')
  expect(counterpartOf(button, document)).toBe(button)
})

test("a product's button has the same product's button as counterpart, at any position", () => {
  const found = redraw(card(1) + card(2), 'article:last-child button', card(2) + card(3) + card(1))
  expect(found?.closest('article')?.innerHTML).toContain('/product/2')
  expect(found?.textContent).toBe('Add to Cart')
})

test('a button whose name a translator has changed is found by its position', () => {
  const found = redraw(card(1, 'In den Warenkorb'), 'button', card(1))
  expect(found?.textContent).toBe('Add to Cart')
})

test('a field is found by its id or its name', () => {
  const fields = '<input id="search"><form><input name="email"><input name="city"></form>'
  expect(redraw(fields, '#search', `<input>${fields}`)?.id).toBe('search')
  expect(redraw(fields, '[name=city]', `<input>${fields}`)?.getAttribute('name')).toBe('city')
})

test('a control has no counterpart where its part of the page has changed', () => {
  expect(
    redraw('<button>Remove</button>', 'button', '<button>Buy</button><button>Save</button>'),
  ).toBeUndefined()
})

test('a button is found with or without a number', () => {
  const buttons = (count: number) =>
    `<button>All</button><button aria-label="Books, ${count}">Books <span>${count}</span></button>`
  const found = redraw(buttons(23), 'button:last-child', `${buttons(2)}<button>Clear</button>`)
  expect(found?.textContent).toBe('Books 2')
})

test('a field with an id has no other counterpart, even where the number of fields is the same', () => {
  expect(redraw('<input id="email">', '#email', '<input id="search">')).toBeUndefined()
})

test('an action that waits for a part of the page is retried at each change, and no more after its success', async () => {
  document.body.innerHTML = ''
  const act = vi.fn<() => boolean>(() => document.querySelector('button') !== null)
  whileRedrawn(document, act)
  document.body.append(document.createElement('p'))
  await expect.poll(() => act.mock.calls.length).toBe(2)
  document.body.append(document.createElement('button'))
  await vi.waitFor(() => expect(act).toHaveLastReturnedWith(true))
  const { length } = act.mock.calls
  document.body.append(document.createElement('p'))
  await Promise.resolve()
  expect(act.mock.calls).toHaveLength(length)
})
