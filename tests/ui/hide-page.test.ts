// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hidePage } from '#ui/hide-page.ts'

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const isHidden = (id: string) => find(id)?.hasAttribute('inert')

beforeEach(() => {
  document.body.innerHTML = `
    <main id="page"><button id="opener">Open</button></main>
    <p id="announcer" role="status"></p>
    <div id="drawer"><button id="checkout">Checkout</button></div>
    <div id="alert"><button id="ok">OK</button></div>`
})

test('the page is hidden, and neither the dialog nor a live region', () => {
  find('checkout')?.focus()
  find('alert')?.remove()
  hidePage(find('checkout'))
  expect(['page', 'drawer', 'announcer'].map(isHidden)).toEqual([true, false, false])
})

test('a dialog over which an alert has opened stays as it is', () => {
  find('ok')?.focus()
  hidePage(find('checkout'))
  expect(['page', 'drawer', 'alert'].map(isHidden)).toEqual([true, false, false])
})

test('hidden elements are shown again, except those that others hid', () => {
  find('alert')?.toggleAttribute('inert', true)
  find('checkout')?.focus()
  hidePage(find('checkout')).show()
  expect(['page', 'alert'].map(isHidden)).toEqual([false, true])
})
