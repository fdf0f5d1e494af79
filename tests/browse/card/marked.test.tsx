import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { match } from '#browse/card/marked.css.ts'
import { markMatches } from '#browse/card/marked.tsx'
import { createQueryClient } from '#catalogue/query-client.ts'
import { loadSourceFor } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'

// As the products of a search do.
beforeAll(() => loadSourceFor(ownSize, createQueryClient()))

const render = (text: string, search: string) => renderToStaticMarkup(<>{markMatches(text, search)}</>)

/** The text with its matches in brackets. */
const draw = (text: string, search: string) =>
  render(text, search)
    .replaceAll(/<span>(.*?)<\/span>/g, '$1')
    .replaceAll(`<span class="${match}">`, '[')
    .replaceAll('</span>', ']')

test.each([
  ['Oak Desk Lamp', 'desk', 'Oak [Desk] Lamp'],
  ['Oak Desk Lamp', 'oak', '[Oak] Desk Lamp'],
  ['Oak Desk Lamp', 'MP', 'Oak Desk La[mp]'],
  ['banana', 'an', 'b[an][an]a'],
  ['Oak Desk', 'k D', 'Oa[k D]esk'],
  ['Oak Desk', 'shirt', 'Oak Desk'],
  ['Oak Desk', '', 'Oak Desk'],
  ['Oak Desk', ' ', 'Oak Desk'],
  ['a.b', '.', 'a[.]b'],
  ['İstanbul Lamp', 'lamp', 'İstanbul [Lamp]'],
  ['Crème Brûlée', 'brulee', 'Crème [Brûlée]'],
  ['Men’s Hat', "MEN'S", '[Men’s] Hat'],
  ['Oak Desk', 'desk. ', 'Oak [Desk]'],
])('%s searched for %j is marked as %s', (text, search, markup) => {
  expect(draw(text, search)).toBe(markup)
})

test('marking loses no letter, and marks only matches of the search', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', 'ß', 'Σ', 'é'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (name, search) => {
      const drawn = draw(name, search)
      expect(drawn.replaceAll(/[[\]]/g, '')).toBe(name)
      for (const [, marked = ''] of drawn.matchAll(/\[(.*?)\]/g))
        expect(fold(marked)).toContain(foldSearch(search))
    }),
  )
})

test('a match is marked by style only, since screen readers announce mark elements', () => {
  expect(render('Oak Desk', 'oak')).not.toContain('<mark')
})
