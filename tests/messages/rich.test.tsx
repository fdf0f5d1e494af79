import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from '#messages/rich.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(
    <p>{rich<'b' | 'i'>(text, { b: (words) => <b>{words}</b>, i: (words) => <i>{words}</i> })}</p>,
  )

test('tags become elements, in the order of the text', () => {
  expect(drawn('One <i>two</i> three <b>four</b>.')).toBe('<p>One <i>two</i> three <b>four</b>.</p>')
})

test('a text without tags stays as it is', () => {
  expect(drawn('One <u>')).toBe('<p>One &lt;u&gt;</p>')
})

test('a tag inside of a name stays text', () => {
  expect(drawn('“<b>a</b>b</b>” removed')).toBe('<p>“<b>a&lt;/b&gt;b</b>” removed</p>')
})
