import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attributeOf, templateId } from '#device/document-protocol.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { answerHtml, preparedQueriesOf, writeAnswer } from '../../../scripts/pages/page-answers.ts'

const english = { language: 'en', direction: 'ltr' } as const

const plain = {
  head: '<title>Shop</title><meta name="a">',
  markup: '<header>H</header><main id="m">All</main><footer>F</footer>',
  data: {},
}
const queried = {
  head: '<title>Books &amp; more</title><meta name="a"><link rel="preload" as="image" href="/b.avif"/>',
  markup: '<header>H</header><main id="m"><p>Books</p></main><footer>F</footer>',
  data: { answer: '</script>' },
}

test('every category with a button has a prepared query, in the form that the shop writes', () => {
  const queries = preparedQueriesOf([{ label: 'Home & Garden' }, { label: 'Course', isUnlisted: true }])
  expect(queries).toEqual(['?category=Home+%26+Garden'])
  for (const search of queries) expect(stringifySearch(parseSearch(search))).toBe(search)
})

test('a catalogue of many categories has queries for the first 30', () => {
  const categories = Array.from({ length: 40 }, (_, at) => ({ label: `Shelf ${at}` }))
  expect(preparedQueriesOf(categories)).toHaveLength(30)
})

describe('a prepared answer', () => {
  test('contains its query, its head, the page’s main element and its data', () => {
    expect(answerHtml('?a="&b', queried, plain, english)).toBe(
      `<!doctype html><html lang="en" ${attributeOf('search')}="?a=&quot;&amp;b"><meta charset="utf-8"><title>Books &amp; more</title><meta name="a">` +
        `<body><main id="m"><p>Books</p></main><script type="application/json" id="${templateId.data}">{"answer":"\\u003c/script>"}</script>`,
    )
  })

  test.each([
    ['before', queried.markup.replace('>H<', '>Books<')],
    ['after', queried.markup.replace('>F<', '>Books<')],
  ])('that changes the page %s the main element is rejected', (_, markup) => {
    expect(() => answerHtml('?a=b', { ...queried, markup }, plain, english)).toThrow('more of the page')
  })

  test.each(['<header>H</header>', '<main>A</main><main>B</main>'])(
    'for a page of %s is rejected',
    (markup) => {
      expect(() => answerHtml('?a=b', { ...queried, markup }, { ...plain, markup }, english)).toThrow(
        'one <main>',
      )
    },
  )

  test('is named by its content', async () => {
    const dist = await mkdtemp(resolve(tmpdir(), 'answers-'))
    try {
      await mkdir(resolve(dist, 'assets'))
      const [one, same, other] = [
        await writeAnswer(dist, 'one'),
        await writeAnswer(dist, 'one'),
        await writeAnswer(dist, 'other'),
      ]
      expect(one).toMatch(/^[\da-f]{8}$/)
      expect(same).toBe(one)
      expect(other).not.toBe(one)
      expect(await readFile(resolve(dist, `assets/answer-${one}.htm`), 'utf8')).toBe('one')
    } finally {
      await rm(dist, { recursive: true })
    }
  })
})
