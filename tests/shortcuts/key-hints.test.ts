// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cartButtonId, headerSearchId } from '#address/anchors.ts'
import { addKeyHints } from '#shortcuts/key-hints.ts'

const hints = () =>
  [...document.body.children].map((control) => `${control.id} ${control.getAttribute('aria-keyshortcuts')}`)

test('the search and the cart have their keys as hints until these are removed', () => {
  document.body.innerHTML = `<input id="${headerSearchId}"><button id="${cartButtonId}"></button><a id="home"></a>`
  const removeHints = addKeyHints()
  expect(hints()).toEqual([`${headerSearchId} /`, `${cartButtonId} c`, 'home null'])
  removeHints()
  expect(hints()).toEqual([`${headerSearchId} null`, `${cartButtonId} null`, 'home null'])
})

test('a page without search and cart has no hints', () => {
  document.body.innerHTML = '<p></p>'
  addKeyHints()()
  expect(document.body.innerHTML).toBe('<p></p>')
})
