import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markMatches } from '#browse/marked.tsx'

const draw = (text: string, search: string) => renderToStaticMarkup(<>{markMatches(text, search)}</>)

test.each([
  ['Oak Desk Lamp', 'desk', 'Oak <mark>Desk</mark> Lamp'],
  ['Oak Desk Lamp', 'oak', '<mark>Oak</mark> Desk Lamp'],
  ['Oak Desk Lamp', 'MP', 'Oak Desk La<mark>mp</mark>'],
  ['banana', 'an', 'b<mark>an</mark><mark>an</mark>a'],
  ['Oak Desk', 'k D', 'Oa<mark>k D</mark>esk'],
  ['Oak Desk', 'shirt', 'Oak Desk'],
  ['Oak Desk', '', 'Oak Desk'],
  ['Oak Desk', ' ', 'Oak Desk'],
  ['a.b', '.', 'a<mark>.</mark>b'],
  ['İstanbul Lamp', 'lamp', 'İstanbul Lamp'],
])('%s searched for %j', (text, search, markup) => {
  expect(draw(text, search)).toBe(markup)
})

test('no letter is lost, and what is marked is what was sought', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', 'ß', 'Σ', 'é'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (name, search) => {
      const drawn = draw(name, search)
      expect(drawn.replaceAll(/<\/?mark>/g, '')).toBe(name)
      for (const [, marked = ''] of drawn.matchAll(/<mark>(.*?)<\/mark>/g))
        expect(marked.toLowerCase()).toBe(search.toLowerCase())
    }),
  )
})
