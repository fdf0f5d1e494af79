import { describe, expect, test } from 'vitest'
import { firstParagraph, readMarkdown } from '../../../scripts/text-pages/markdown.ts'

const nodesOf = (text: string) => readMarkdown(text).nodes
const faultsOf = (text: string) => readMarkdown(text).faults

describe('Markdown is read as', () => {
  test('paragraphs with emphasis, code and line breaks', () => {
    expect(nodesOf('One *two* **three** ~~four~~ `five`\\\nsix')).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'em', children: ['two'] },
          ' ',
          { tag: 'strong', children: ['three'] },
          ' ',
          { tag: 's', children: ['four'] },
          ' ',
          { tag: 'code', children: ['five'] },
          { tag: 'br' },
          'six',
        ],
      },
    ])
  })

  test('headings with ids, each of them once', () => {
    const { nodes, ids } = readMarkdown('## Über uns\n\n### Returns & *costs*\n\n## Über uns\n\n## ?')
    expect(ids).toEqual(['uber-uns', 'returns-costs', 'uber-uns-2', 'section'])
    expect(nodes[1]).toMatchObject({ tag: 'h3', id: 'returns-costs' })
  })

  test('lists within lists, with the number at which they begin', () => {
    expect(nodesOf('3. a\n   - b')).toEqual([
      {
        tag: 'ol',
        start: 3,
        children: [{ tag: 'li', children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }] }],
      },
    ])
  })

  test('tables with aligned columns', () => {
    const [table] = nodesOf('| a | b |\n| - | -: |\n| 1 | 2 |')
    expect(table).toMatchObject({
      tag: 'table',
      columns: 'a, b',
      children: [
        { tag: 'thead', children: [{ children: [{ tag: 'th' }, { tag: 'th', align: 'end' }] }] },
        { tag: 'tbody', children: [{ children: [{ tag: 'td' }, { tag: 'td', align: 'end' }] }] },
      ],
    })
  })

  test('links and images with the lines on which they are', () => {
    const { nodes, links, images } = readMarkdown('a\n\n[b](terms.md#c)\n\n![d](/e.jpg)', 5)
    expect(links).toEqual([{ href: 'terms.md#c', line: 7 }])
    expect(images).toEqual([{ href: '/e.jpg', line: 9 }])
    expect(nodes[1]).toEqual({ tag: 'p', children: [{ tag: 'a', href: '/terms#c', children: ['b'] }] })
  })

  test('nothing where it is a comment', () => {
    expect(readMarkdown('<!-- ask\n\nthe lawyer --> <!-- now -->\n\na <!-- b -->')).toMatchObject({
      faults: [],
      nodes: [{ tag: 'p', children: ['a '] }],
    })
  })
})

test.each([
  ['a block of HTML', '<div onclick="alert(1)">\n', 'line 1: HTML is not read (<div onclick="alert(1)">).'],
  ['HTML in a line', 'a\nb <script>', 'line 1: HTML is not read (<script>).'],
  [
    'a text between two comments',
    '<!-- ask --> Returns within 14 days. <!-- check -->',
    'line 1: Words after a comment are not read (Returns within 14 days.)',
  ],
  ['HTML behind a comment', '<!-- a --><iframe src="x"></iframe>', 'HTML is not read'],
  ['a title in the text', '# Terms', 'line 1: The title is in the front matter'],
  ['an image without a description', '![](/a.jpg)', 'The image /a.jpg needs a description'],
])('%s is a fault', (_what, text, fault) => {
  expect(faultsOf(text).join('\n')).toContain(fault)
})

test('the first paragraph with words is the description', () => {
  expect(firstParagraph(nodesOf('## A\n\n![b](/c.jpg)\n\nD'))).toBe('b')
  expect(firstParagraph(nodesOf('- a\n\n*one*\ntwo [three](/)'))).toBe('one two three')
  expect(firstParagraph(nodesOf('## A'))).toBe('')
})
