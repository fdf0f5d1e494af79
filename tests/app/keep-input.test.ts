// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepInput } from '#app/keep-input.ts'

const draw = (value = '') => {
  document.body.innerHTML = `<div id="root"><input id="a" value="${value}"><form><input name="email" value="${value}"></form>
    <article><a href="/product/3">Mug</a><button>Add</button></article></div>`
}
const field = (selector: string) => {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) throw new Error(`no ${selector}`)
  return input
}

test('redrawn fields have the typed text and the focus, with input events', () => {
  draw()
  const { restore } = keepInput(document)
  field('#a').value = 'lamp'
  field('[name=email]').value = 'jo@'
  field('[name=email]').focus()
  draw('from the address')
  const typed: string[] = []
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) typed.push(target.value)
  })
  restore()
  expect([field('#a').value, field('[name=email]').value]).toEqual(['lamp', 'jo@'])
  expect(typed).toEqual(['lamp', 'jo@'])
  expect(document.activeElement).toBe(field('[name=email]'))
  // A second redraw.
  draw('again')
  restore()
  expect(field('#a').value).toBe('lamp')
})

test('the focus returns also into a part where React stops the events, and waits for a late part', async () => {
  draw()
  const { restore } = keepInput(document)
  document.querySelector('#root')?.addEventListener('focusin', (event) => event.stopPropagation())
  field('#a').focus()
  document.body.innerHTML = ''
  restore()
  draw()
  await expect.poll(() => document.activeElement?.id).toBe('a')
})

test('an untouched field keeps the new page’s value', () => {
  draw('before')
  const { restore } = keepInput(document)
  draw('after')
  restore()
  expect(field('#a').value).toBe('after')
})

test('input from another page is not restored', () => {
  draw()
  const { restore, forgetRemoved } = keepInput(document)
  field('#a').value = 'lamp'
  draw('other page')
  forgetRemoved()
  restore()
  expect(field('#a').value).toBe('other page')
})
