// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest'
import { tolerateForeignNodes } from '#app/foreign-nodes.ts'

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore })
})

const draw = () => {
  document.body.innerHTML = '<p>one<b>two</b></p>'
  const parent = document.querySelector('p')
  const text = parent?.firstChild
  if (!parent || !text) throw new Error('not drawn')
  return { parent, text }
}
const wrap = (node: ChildNode) => {
  // Translators wrap texts in this element.
  // oxlint-disable-next-line typescript/no-deprecated
  const font = document.createElement('font')
  node.replaceWith(font)
  font.append(node)
}

test("removeChild removes a node together with a translator's wrapper, and ignores a node that is gone", () => {
  tolerateForeignNodes(Node)
  const { parent, text } = draw()
  wrap(text)
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.innerHTML).toBe('<b>two</b>')
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.innerHTML).toBe('<b>two</b>')
})

test("insertBefore inserts before a translator's wrapper, or at the end where the wrapper is gone", () => {
  const { parent, text } = draw()
  wrap(text)
  parent.insertBefore(document.createElement('i'), text)
  expect(parent.innerHTML).toBe('<i></i><font>one</font><b>two</b>')
  text.remove()
  parent.insertBefore(document.createElement('u'), text)
  expect(parent.innerHTML).toBe('<i></i><font></font><b>two</b><u></u>')
})
