import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml } from '#catalogue/import/html-blocks.ts'
import { blocksOfText, textOfBlocks } from '#catalogue/text-blocks.ts'

const blocksOfHtml = (html: string) => readHtml(html).blocks

describe('a description in HTML', () => {
  test('becomes paragraphs, headings, lists and tables', () => {
    const html = `<h2>Brewing</h2>
      <p>Use <b>fresh</b> water at <em>80 °C</em>.<br>Wait.</p>
      <ul><li>One spoon</li><li>Two <i>minutes</i></li></ul>
      <ol><li>Pour</li></ol>
      <table><tr><th>Cup</th><th>Time</th></tr><tr><td>Small</td><td>2 min</td></tr></table>`
    expect(blocksOfHtml(html)).toEqual([
      { heading: ['Brewing'] },
      {
        paragraph: [
          'Use ',
          { strong: ['fresh'] },
          ' water at ',
          { em: ['80 °C'] },
          '.',
          { lineBreak: true },
          'Wait.',
        ],
      },
      { list: [['One spoon'], ['Two ', { em: ['minutes'] }]] },
      { list: [['Pour']], isNumbered: true },
      {
        table: [{ cells: [['Cup'], ['Time']], isHead: true }, { cells: [['Small'], ['2 min']] }],
      },
    ])
  })

  test('without elements is a paragraph, with its entities read', () => {
    expect(blocksOfHtml('Salt &amp; caramel')).toEqual(['Salt & caramel'])
  })

  const link = (href: string) => blocksOfHtml(`<a href="${href}">x</a>`)

  test('keeps https links and paths of the shop', () => {
    expect(link('https://example.com/a')).toEqual([
      { paragraph: [{ link: ['x'], href: 'https://example.com/a' }] },
    ])
    expect(link('/products')).toEqual([{ paragraph: [{ link: ['x'], href: '/products' }] }])
  })

  test.each([
    'javascript:alert(1)',
    'java&#10;script:alert(1)',
    '//evil.example',
    '/\t/evil.example',
    'http://example.com',
    'https://me:secret@example.com',
    'data:text/html,x',
    'page.html',
  ])('reads the link %j as its text', (href) => {
    expect(link(href)).toEqual(['x'])
  })

  test('loses scripts, styles and frames with their content', () => {
    expect(
      blocksOfHtml(
        '<style>p{}</style><script>hit=1</script><iframe src="x">in</iframe><p onclick="x">Tea</p>',
      ),
    ).toEqual(['Tea'])
  })

  test('names each kind of element and link that no page shows, once', () => {
    const html =
      '<p>Tea <img src="/a"><b><img></b></p><iframe src="x"></iframe><a href="http://example.com">x</a><a href="/y">y</a>'
    expect(readHtml(html).lost).toEqual(['the element img', 'the element iframe', 'links of other kinds'])
    expect(readHtml('<div><span>Tea</span><br><a>x</a></div>').lost).toEqual([])
  })

  test.each([
    ['<ul>one<li>two</li></ul>', 'words of a list outside its items'],
    ['<table><caption>one</caption><tr><td>two</td></tr></table>', 'words of a table outside its cells'],
    ['<table><tr>one<td>two</td></tr></table>', 'words of a table outside its cells'],
    ['<table><td>one</td></table>', 'words of a table outside its cells'],
    ['<table><tr><td colspan="2">one</td></tr></table>', 'cells that span several columns or rows'],
  ])('names what %s loses', (html, lost) => {
    expect(readHtml(html).lost).toEqual([lost])
  })

  test('loses nothing of lists and tables that are laid out as usual, or are within other words', () => {
    const html =
      '<ul> <li>one<ul>two<li>three</li></ul></li> </ul><table> <tbody><tr> <td rowspan="1">four</td></tr></tbody></table><b><ul>five</ul></b>'
    expect(readHtml(html).lost).toEqual([])
    expect(textOfBlocks(readHtml(html).blocks).match(/[a-z]+/g)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ])
  })

  test('loses blocks without words', () => {
    expect(blocksOfHtml('<p> </p><ul><li></li></ul><table></table><h2></h2><br>')).toEqual([])
  })

  test.each(['<div>', '<b>', '<ul><li>', '<ul><b>', '<table><b>', '<a href=/x>'])(
    'with %s ten thousand times within itself keeps what precedes them',
    (tag) => {
      expect(blocksOfHtml(`<p>Tea</p>${tag.repeat(10_000)}deep`)[0]).toBe('Tea')
    },
  )

  test('has no link within a link, and no emphasis, link or heading without words', () => {
    expect(blocksOfHtml('<a href="/a">x<div><a href="/b">y</a></div></a>')).toEqual([
      { paragraph: [{ link: ['x', ' ', 'y', ' '], href: '/a' }] },
    ])
    expect(blocksOfHtml('<p><b> </b></p><a href="/a"><img></a><h3><em></em></h3>Tea')).toEqual(['Tea'])
  })

  test('of any text returns blocks of text without markup', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<ul><li>',
      '<td>',
      '</',
      '&lt;',
      'tea',
      ' ',
      '<a href=x>',
      '<!--',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const words = textOfBlocks(blocksOfHtml(pieces.join('')))
        expect(words.replaceAll(/[^a-z]/g, '')).toMatch(/^(?:tea)*$/)
      }),
    )
  })
})

test('blank lines separate the paragraphs of a plain text', () => {
  expect(blocksOfText('One\nline.\n\n \nTwo.\n')).toEqual(['One\nline.', 'Two.'])
  expect(blocksOfText(' ')).toEqual([])
})
